// Runs in every page the driver opens: finds elements as a person would, by role and name.
(() => {
  const ROLES = {
    a: "link", button: "button", article: "article", dialog: "dialog", img: "img", textarea: "textbox", nav: "navigation",
    h1: "heading", h2: "heading", h3: "heading", form: "form", section: "region",
  };
  const INPUTS = {checkbox: "checkbox", radio: "radio", file: "file"};
  const tidy = (text) => (text ?? "").replace(/\s+/g, " ").trim();

  const roleOf = (node) => node.getAttribute("role")
    ?? (node.localName === "input" ? INPUTS[node.type] ?? "textbox" : node.localName === "a" && !node.href ? null : ROLES[node.localName]);

  function nameOf(node) {
    const labelled = node.getAttribute("aria-labelledby");
    if (labelled) return tidy(labelled.split(" ").map((id) => document.getElementById(id)?.textContent).join(" "));
    const own = node.getAttribute("aria-label");
    if (own) return tidy(own);
    if (node.labels?.length) return tidy(node.labels[0].textContent);
    return tidy(node.alt ?? (node.textContent || node.placeholder || node.title));
  }

  const isShown = (node) => node.checkVisibility({visibilityProperty: true}) && node.getClientRects().length > 0;

  function all({role, name, exact = true, css = null, within = null}) {
    const roots = within ? all(within) : [document];
    const fits = (node) => !role || (roleOf(node) === role && (name === undefined || name === null
      || (exact ? nameOf(node) === name : nameOf(node).includes(name))));
    return roots.flatMap((root) => [...root.querySelectorAll(css ?? "*")]).filter((node) => fits(node) && isShown(node));
  }

  const pick = (query) => all(query).at(query.at ?? -1) ?? null;

  /** Wait for a condition: looked at after every change of the page and every frame. */
  function until(test, ms) {
    return new Promise((done, fail) => {
      let over = false;
      const finish = (how, value) => {
        over = true;
        watch.disconnect();
        clearTimeout(limit);
        how(value);
      };
      const look = () => {
        if (over) return;
        const value = test();
        if (value) finish(done, value);
      };
      const frame = () => {
        look();
        if (!over) requestAnimationFrame(frame);
      };
      const watch = new MutationObserver(look);
      const limit = setTimeout(() => finish(fail, new Error("timeout")), ms);
      watch.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
      frame();
    });
  }

  /** Where to press an element: it must be there, enabled, still and not covered. */
  function spot(query) {
    const node = pick(query);
    if (!node || node.disabled || node.ariaBusy === "true") return null;
    let box = node.getBoundingClientRect();
    if (box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth) {
      node.scrollIntoView({block: "center", inline: "nearest"});
      box = node.getBoundingClientRect();
    }
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    const top = document.elementFromPoint(x, y);
    if (top && (node.contains(top) || top.contains(node) && top.localName === "label")) return {x, y};
    node.scrollIntoView({block: "center", inline: "nearest"}); // something lies over it: look again in the next frame
    return null;
  }

  let frames = 0;
  const count = () => {
    frames += 1;
    requestAnimationFrame(count);
  };
  count();

  /** The spot once it has been the same in three frames on end: nothing moves any more. */
  function steady(query) {
    let last = null;
    return () => {
      const now = spot(query);
      if (!now || now.x !== last?.x || now.y !== last?.y) last = now && {...now, since: frames};
      return last && frames >= last.since + 2 ? now : null;
    };
  }

  const shownText = (css) => [...document.querySelectorAll(css)].filter(isShown).map((node) => node.innerText).join("\n");

  window.driver = {all, pick, until, steady, nameOf, roleOf, shownText};
})();
