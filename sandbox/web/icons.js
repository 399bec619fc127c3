// The few drawings of the page, as SVG elements.

const SVG = "http://www.w3.org/2000/svg";
const PATHS = {
  menu: "M3 6h18v2H3zm0 5h18v2H3zm0 5h18v2H3z",
  hash: "M9.4 3 8.6 8H4v2h4.3l-.6 4H3v2h4.4l-.8 5h2l.8-5h4l-.8 5h2l.8-5H20v-2h-4.3l.6-4H21V8h-4.4l.8-5h-2l-.8 5h-4l.8-5zM9.7 14l.6-4h4l-.6 4z",
  thread: "M4 4h16v11H9l-5 5zm2 2v9.2L8.2 13H18V6z",
  message: "M3 5h18v14H3zm2 3.2V17h14V8.2l-7 5zM6.5 7l5.5 3.9L17.5 7z",
  chevron: "m6 9 6 6 6-6-1.4-1.4L12 12.2 7.4 7.6z",
  check: "m9.5 17.2-5-5 1.6-1.6 3.4 3.4 8.4-8.4 1.6 1.6z",
  plus: "M11 4h2v7h7v2h-7v7h-2v-7H4v-2h7z",
  close: "m6.4 5 5.6 5.6L17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6l5.6-5.6L5 6.4z",
  enlarge: "M4 4h7v2H7.4l4 4-1.4 1.4-4-4V11H4zm16 16h-7v-2h3.6l-4-4 1.4-1.4 4 4V13h2z",
  file: "M6 2h8l5 5v15H6zm2 2v16h9V8h-4V4z",
  link: "M13 4h7v7h-2V7.4l-7.3 7.3-1.4-1.4L16.6 6H13zM5 6h5v2H7v9h9v-3h2v5H5z",
  lock: "M7 10V7a5 5 0 0 1 10 0v3h2v11H5V10zm2 0h6V7a3 3 0 0 0-6 0z",
  eye: "M12 5c5 0 9 4.5 10 7-1 2.5-5 7-10 7S3 14.5 2 12c1-2.5 5-7 10-7zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
  warning: "M12 2 1 21h22zm-1 7h2v6h-2zm0 8h2v2h-2z",
  castle: "M3 4h3v2h3V4h2V1l4 1.5L13 4h2v2h3V4h3v7h-2v10h-5v-4a2 2 0 0 0-4 0v4H5V11H3z",
  send: "M3 3l19 9-19 9 2.5-8L14 12 5.5 11z",
};

/** A drawing of 24 × 24 that says nothing to screen readers. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.classList.add("icon", `icon-${name}`);
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", PATHS[name]);
  svg.append(path);
  return svg;
}
