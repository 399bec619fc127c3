// Nothing is redrawn between the two halves of a press: a click on what was replaced meanwhile is none.

const LONGEST_MS = 1000; // a pointer that went down on a scroll bar may never be told to be up

let waiting = null; // what the end of the press brings; null while nothing is pressed
let ending = 0;

/** Do it now, or once the pointer is up again. */
export function afterPress(work) {
  if (waiting) waiting.push(work);
  else work();
}

function over() {
  const held = waiting ?? [];
  waiting = null;
  held.forEach((work) => work());
}

function overIn(milliseconds) {
  clearTimeout(ending);
  ending = setTimeout(over, milliseconds);
}

export function watchPresses() {
  addEventListener("pointerdown", () => {
    waiting ??= [];
    overIn(LONGEST_MS);
  }, true);
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => overIn(0), true); // the click comes first
}
