import { waitFor } from "@testing-library/react";
import { useOverlayStore } from "../overlays/overlay.store";
import { removePlaceholder } from "./remove-placeholder";
import { OPEN_MENU } from "./reopen";

afterEach(() => {
  jest.useRealTimers();
  window.__listwiseClicked = undefined;
});

test("the server-rendered heading and bar stay exactly until the page has its own", async () => {
  document.body.innerHTML =
    '<div id="first-view"><div class="first-bar"></div><h1>Blog</h1></div><div id="root"></div>';
  const root = document.getElementById("root") ?? document.body;
  removePlaceholder(root);

  root.innerHTML = "<header>Listwise</header><main>Loading</main>";
  await Promise.resolve();
  expect(document.querySelector(".first-bar")).toHaveAttribute("data-gone");
  expect(document.querySelectorAll("h1")).toHaveLength(1);

  root.innerHTML = "<main><h1>Blog</h1></main>";
  await Promise.resolve();
  expect(document.getElementById("first-view")).toBeNull();
  expect(document.querySelectorAll("h1")).toHaveLength(1);
});

describe("a server-rendered document", () => {
  const START =
    '<div id="first-view" data-look="document"><header class="first-bar"></header><h1>Ranks</h1><form><input aria-label="Search"></form></div><div id="root"></div>';

  const page = '<header></header><main><h1>Ranks</h1><input type="search" aria-label="Search"></main>';

  function begin() {
    document.body.innerHTML = START;
    const root = document.getElementById("root") ?? document.body;
    removePlaceholder(root);
    return root;
  }

  test("stays while parts of the page are loading", async () => {
    const root = begin();
    root.innerHTML = '<header></header><main><h1>Ranks</h1><div aria-busy="true">Loading</div></main>';
    await waitFor(() => expect(document.querySelector(".first-bar")).toHaveAttribute("data-gone"));
    expect(document.getElementById("first-view")).not.toBeNull();
    root.querySelector("[aria-busy]")?.remove();
    await waitFor(() => expect(document.getElementById("first-view")).toBeNull());
  });

  test("stays while its text is selected", async () => {
    const root = begin();
    const range = document.createRange();
    range.selectNodeContents(document.querySelector("#first-view h1") ?? document.body);
    window.getSelection()?.addRange(range);
    root.innerHTML = page;
    await waitFor(() => expect(document.querySelector(".first-bar")).toHaveAttribute("data-gone"));
    expect(document.getElementById("first-view")).not.toBeNull();
    window.getSelection()?.removeAllRanges();
    document.dispatchEvent(new Event("selectionchange"));
    await waitFor(() => expect(document.getElementById("first-view")).toBeNull());
  });

  test("stays while the pointer is pressed on it, so that its click isn't lost", async () => {
    const root = begin();
    const heading = document.querySelector("#first-view h1");
    heading?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    root.innerHTML = page;
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.getElementById("first-view")).not.toBeNull();
    heading?.dispatchEvent(new Event("pointerup", { bubbles: true }));
    await waitFor(() => expect(document.getElementById("first-view")).toBeNull());
  });

  test("hands over its open menu and the palette that was asked for", async () => {
    const root = begin();
    document
      .querySelector(".first-bar")
      ?.insertAdjacentHTML("beforeend", '<details class="first-menu" open><summary>Menu</summary></details>');
    window.__listwiseOpens = "palette";
    const open = jest.fn();
    root.addEventListener("click", open);
    root.innerHTML = `<header><button aria-label="${OPEN_MENU}"></button></header>`;
    await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
    expect(root.querySelector("button")).toHaveFocus();
    expect(document.querySelector(".first-menu")).not.toHaveAttribute("open");
    expect(useOverlayStore.getState().open).toBe("palette");
    // Once.
    useOverlayStore.setState({ open: null });
    root.innerHTML = page;
    await waitFor(() => expect(document.getElementById("first-view")).toBeNull());
    expect(useOverlayStore.getState().open).toBeNull();
  });

  test("stays while the user types in it", async () => {
    const root = begin();
    const field = document.querySelector("input");
    field?.focus();
    root.innerHTML = "<header></header><main><h1>Ranks</h1></main>";
    await waitFor(() => expect(document.querySelector(".first-bar")).toHaveAttribute("data-gone"));
    expect(document.getElementById("first-view")).not.toBeNull();
    field?.blur();
    await waitFor(() => expect(document.getElementById("first-view")).toBeNull());
  });

  function typeInSearch(text: string): HTMLInputElement {
    const field = document.querySelector("input");
    if (!field) throw new Error("The document has no field.");
    field.type = "search";
    field.focus();
    field.value = text;
    field.setSelectionRange(2, 2);
    return field;
  }

  test("hands its search to the page, with the typed text and the cursor", async () => {
    const root = begin();
    typeInSearch("icon");
    const typed: string[] = [];
    root.addEventListener("input", ({ target }) => {
      if (target instanceof HTMLInputElement) typed.push(target.value);
    });
    root.innerHTML = page;
    await waitFor(() => expect(document.getElementById("first-view")).toBeNull());
    const field = root.querySelector("input");
    expect(typed).toEqual(["icon"]);
    expect(field).toHaveFocus();
    expect(field?.selectionStart).toBe(2);
  });

  test("keeps its search while an input method composes a character", async () => {
    const root = begin();
    const field = typeInSearch("ni");
    field.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
    root.innerHTML = page;
    await waitFor(() => expect(document.querySelector(".first-bar")).toHaveAttribute("data-gone"));
    expect(field).toHaveFocus();
    field.value = "\u4f60";
    field.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true }));
    await waitFor(() => expect(root.querySelector("input")).toHaveValue("\u4f60"));
    expect(document.getElementById("first-view")).toBeNull();
  });

  describe("with a form", () => {
    const form = (id: string) =>
      `<form><label for="${id}">Country</label><select id="${id}"><option value="us" selected>US</option><option value="de">DE</option></select><textarea aria-label="Text"></textarea><button type="button">Send</button></form><details><summary>Why?</summary></details>`;

    function beginForm() {
      const root = begin();
      document.querySelector("#first-view form")?.remove();
      document.querySelector("#first-view h1")?.insertAdjacentHTML("afterend", form("a"));
      return root;
    }

    test("hands over changed fields, open details and the last click, which comes after them", async () => {
      const root = beginForm();
      const done: string[] = [];
      for (const type of ["change", "click"])
        root.addEventListener(type, ({ target }) => {
          if (target instanceof HTMLElement) done.push(`${type} ${target.localName}`);
        });
      const text = document.querySelector("textarea");
      if (text) text.value = "Hello";
      const button = document.querySelector<HTMLElement>("#first-view button");
      button?.focus();
      window.__listwiseClicked = button ?? undefined;
      document.querySelector("details")?.setAttribute("open", "");
      root.innerHTML = `<header></header><main><h1>Ranks</h1>${form("b")}</main>`;
      await waitFor(() => expect(document.getElementById("first-view")).toBeNull());
      expect(root.querySelector("textarea")).toHaveValue("Hello");
      expect(root.querySelector("details")).toHaveAttribute("open");
      expect(root.querySelector("button")).toHaveFocus();
      expect(done).toEqual(["change textarea", "click button"]);
    });

    test("hands over once, so that later entries stay and the click isn't repeated", async () => {
      jest.useFakeTimers();
      const root = beginForm();
      const text = document.querySelector("textarea");
      if (text) text.value = "Hello";
      window.__listwiseClicked = document.querySelector<HTMLElement>("#first-view button") ?? undefined;
      const click = jest.fn();
      root.addEventListener("click", click);
      root.innerHTML = `<header></header><main><h1>Ranks</h1>${form("b")}</main>`;
      await jest.advanceTimersByTimeAsync(100);
      const own = root.querySelector("textarea");
      expect(own).toHaveValue("Hello");
      if (own) own.value = "Hello, listwise";
      await jest.advanceTimersByTimeAsync(10_000);
      expect(own).toHaveValue("Hello, listwise");
      expect(click).toHaveBeenCalledTimes(1);
    });

    test("stays while a select may be open, and hands over the choice", async () => {
      const root = beginForm();
      const field = document.querySelector<HTMLSelectElement>("#first-view select");
      field?.focus();
      root.innerHTML = `<header></header><main><h1>Ranks</h1>${form("b")}</main>`;
      await waitFor(() => expect(document.querySelector(".first-bar")).toHaveAttribute("data-gone"));
      expect(document.getElementById("first-view")).not.toBeNull();
      if (field) field.value = "de";
      field?.dispatchEvent(new Event("change", { bubbles: true }));
      await waitFor(() => expect(document.getElementById("first-view")).toBeNull());
      expect(root.querySelector("select")).toHaveValue("de");
      expect(root.querySelector("select")).toHaveFocus();
    });
  });
});
