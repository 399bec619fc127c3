// Pictures with their alt text at hand, and files to download.

import {$$, el, freshId, openDialog, safeUrl} from "./dom.js";
import {icon} from "./icons.js";
import {words} from "./words.js";

const PATIENCE = 400;

/** A file of this sandbox by its path alone, so that it loads under 127.0.0.1 and localhost alike. */
function ownPath(url) {
  const found = safeUrl(url ?? "");
  return found?.pathname.startsWith("/attachments/") ? found.pathname : null;
}

/** kind: "attached" (at most about 550 × 350), "gallery" (as wide as its place) or "thumbnail". */
export function picture(media, alt, kind) {
  const path = ownPath(media.url);
  if (!path) return el("div", {class: "no-picture"}, alt || words.noAlt);
  const image = el("img", {
    src: path, alt: alt || words.noAlt, width: media.width, height: media.height, decoding: "async",
    onclick: () => enlarge(path, alt),
  });
  const figure = el("figure", {class: `picture ${kind}`}, el("div", {class: "frame"}, image, tools(path, alt, kind)));
  if (media.width && kind === "attached") fit(figure, media);
  if (alt) withAlt(figure, alt);
  return figure;
}

function fit(figure, {width, height}) {
  const scale = Math.min(1, 550 / width, 350 / height);
  figure.style.setProperty("--width", `${Math.round(width * scale)}px`);
}

function tools(path, alt, kind) {
  if (kind === "thumbnail") return null;
  return el("div", {class: "picture-tools"},
    el("button", {
      type: "button", class: "tool", title: words.enlarge, "aria-label": words.enlarge, onclick: () => enlarge(path, alt),
    }, icon("enlarge")));
}

/** A small button that shows the alt text below the picture. */
function withAlt(figure, alt) {
  const text = el("figcaption", {id: freshId("alt"), class: "alt-text", dir: "auto", hidden: true}, alt);
  const button = el("button", {
    type: "button", class: "tool alt", "aria-expanded": "false", "aria-controls": text.id, "aria-label": words.altShow, title: words.altShow,
    onclick: () => {
      text.hidden = !text.hidden;
      button.setAttribute("aria-expanded", String(!text.hidden));
      button.setAttribute("aria-label", text.hidden ? words.altShow : words.altHide);
    },
  }, words.alt);
  (figure.querySelector(".picture-tools") ?? figure.firstChild).append(button);
  figure.append(text);
}

/** Show a picture as large as the window; where it is larger, a tap shows all its pixels, and the next closes it. */
function enlarge(path, alt) {
  const image = el("img", {
    src: path, alt: alt || words.noAlt,
    onclick: () => {
      if (dialog.classList.contains("whole") || image.naturalWidth <= image.clientWidth) dialog.close();
      else dialog.classList.add("whole");
    },
  });
  const dialog = el("dialog", {class: "viewer", "aria-label": words.enlarge},
    image,
    el("button", {type: "button", class: "tool", "aria-label": words.close, onclick: () => dialog.close()}, icon("close")));
  openDialog(dialog);
}

export function fileCard(name, size, url) {
  const path = ownPath(url);
  const kib = size ? `${Math.max(1, Math.round(size / 1024))} KB` : "";
  return el("div", {class: "file"}, icon("file"),
    el("div", {},
      path ? el("a", {href: path, download: name, "aria-label": `${name}. ${words.downloads(kib)}`}, name) : name,
      el("div", {class: "subtext"}, kib)));
}

/** Wait until the pictures of a node can be shown, so that an edit does not flicker. */
export async function ready(node) {
  const images = $$("img", node).map((image) => image.decode().catch(() => {}));
  if (!images.length) return;
  await Promise.race([Promise.all(images), new Promise((go) => setTimeout(go, PATIENCE))]);
}
