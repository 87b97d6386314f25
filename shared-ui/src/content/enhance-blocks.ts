/** Wraps an element in a horizontally scrollable group. */
function frame(element: Element, kind: "code" | "table", label: string): HTMLElement {
  const around = document.createElement("div");
  around.dataset.scroll = kind;
  around.setAttribute("role", "group");
  around.setAttribute("aria-label", label);
  element.replaceWith(around);
  around.append(element);
  return around;
}

function enhanceCode(fragment: DocumentFragment): void {
  for (const code of fragment.querySelectorAll("pre")) {
    const box = document.createElement("div");
    box.dataset.code = "";
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.copy = "";
    button.setAttribute("aria-label", "Copy code");
    button.textContent = "Copy";
    const scrolled = frame(code, "code", "Code");
    scrolled.replaceWith(box);
    box.append(scrolled, button);
  }
}

function enhanceTables(fragment: DocumentFragment): void {
  for (const table of fragment.querySelectorAll("table")) {
    const heads = [...table.querySelectorAll("thead th")].map((head) => head.textContent.trim());
    const name = table.caption?.textContent.trim() || heads.filter(Boolean).join(", ");
    for (const head of table.querySelectorAll("thead th")) head.setAttribute("scope", "col");
    frame(table, "table", name ? `Table: ${name}` : "Table");
  }
}

function enhanceImages(fragment: DocumentFragment): void {
  for (const image of fragment.querySelectorAll("img")) {
    image.setAttribute("loading", "lazy");
    image.setAttribute("decoding", "async");
    if (!image.hasAttribute("alt")) image.alt = "";
    // Reserves space for an image of unknown size until it has loaded.
    if (!image.hasAttribute("width") || !image.hasAttribute("height")) image.dataset.waiting = "";
  }
}

/** Enhances rendered content: code with a copy button, scrollable tables, lazy-loaded images. */
export function enhanceBlocks(fragment: DocumentFragment): void {
  enhanceCode(fragment);
  enhanceTables(fragment);
  enhanceImages(fragment);
}
