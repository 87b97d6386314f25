// Compares the test environment's fast styles with those of jsdom, which an empty frame still has.

const STYLES = `
  .hidden { display: none }
  .inert, [aria-disabled="true"] { pointer-events: none }
  .active { pointer-events: auto }
  .invisible { visibility: hidden }
  .shown { display: flex; visibility: visible }
  .wide, .wider > li { display: grid }
  .list:not(.open) .item { display: none }
  .label::before { display: none; content: "x" }
  [data-state="closed"] { visibility: hidden }
  span { display: inline-block }
  @media screen { .on-screen { display: none } }
  @media print { .on-paper { display: none } }
`;

const BODY = `
  <div class="hidden"><p>nested <b hidden>bold</b></p></div>
  <div class="invisible"><i>inherits</i> <i class="shown">shown again</i></div>
  <p class="shown hidden">the later rule wins</p>
  <p class="hidden shown" style="display: block">the element's own style wins</p>
  <ul class="wide wider"><li>one</li><li class="on-screen">two</li><li class="on-paper">three</li></ul>
  <ul class="list"><li class="item">closed</li></ul>
  <ul class="list open"><li class="item">open</li></ul>
  <span class="label">label</span>
  <section data-state="closed"><em>closed</em></section>
  <table><thead><tr><th>head</th></tr></thead><tbody><tr><td>cell</td></tr></tbody></table>
  <dialog>closed</dialog><dialog open>open</dialog><details><summary>more</summary></details>
  <form><input type="hidden"><input type="radio"><select><option>a</option></select><template></template></form>
  <div class="inert"><b>inherits</b><button class="active">active again</button></div>
  <button aria-disabled="true">inert</button><button style="pointer-events: none">inert</button>
  <svg><g class="hidden"><path /></g></svg>
`;

const readAll = (getStyle: Window["getComputedStyle"]) =>
  [...document.querySelectorAll("*")].map((element) => {
    const style = getStyle(element);
    const { display, visibility, pointerEvents } = style;
    expect(style.getPropertyValue("display")).toBe(display);
    expect(style.getPropertyValue("visibility")).toBe(visibility);
    expect(style.getPropertyValue("pointer-events")).toBe(pointerEvents);
    return `${element.localName}.${element.className} ${display} ${visibility} ${pointerEvents}`;
  });

/** Returns the `getComputedStyle` of a window that the test environment did not change. */
function getOriginal() {
  const frame = document.body.appendChild(document.createElement("iframe"));
  const { contentWindow } = frame;
  if (!contentWindow) throw new Error("The frame has no window.");
  return contentWindow.getComputedStyle.bind(contentWindow);
}

test("display, visibility and pointer events are those of jsdom, also after a change", () => {
  document.head.innerHTML = `<style>${STYLES}</style>`;
  document.body.innerHTML = BODY;
  const getOriginalStyle = getOriginal();
  expect(getOriginalStyle).not.toBe(getComputedStyle);
  expect(readAll(getComputedStyle)).toEqual(readAll(getOriginalStyle));

  document.querySelector(".list")?.classList.add("open");
  document.querySelector("section")?.setAttribute("data-state", "open");
  document.head.insertAdjacentHTML("beforeend", "<style>p { visibility: hidden }</style>");
  const [sheet] = document.styleSheets;
  sheet?.insertRule("em { display: none }", sheet.cssRules.length);
  expect(readAll(getComputedStyle)).toEqual(readAll(getOriginalStyle));
});

test("other properties come from jsdom", () => {
  document.body.innerHTML = `<p style="color: red; position: sticky">text</p>`;
  const style = getComputedStyle(document.body.firstElementChild ?? document.body);
  expect(style.position).toBe("sticky");
  expect(style.getPropertyValue("color")).toBe("rgb(255, 0, 0)");
  expect(style.length).toBeGreaterThan(2);
});
