import { waitFor } from "@testing-library/react";
import { removePlaceholder } from "./remove-placeholder";

test("the server-rendered heading stays until the page has its own", async () => {
  document.body.innerHTML =
    '<div id="first-view"><div class="first-bar"></div><h1>Blog</h1></div><div id="root"></div>';
  const root = document.getElementById("root") ?? document.body;
  removePlaceholder(root);

  root.innerHTML = "<header>Listwise</header><main>Loading</main>";
  await waitFor(() => expect(document.querySelector(".first-bar")).toHaveAttribute("data-gone"));
  expect(document.querySelectorAll("h1")).toHaveLength(1);

  root.innerHTML = "<main><h1>Blog</h1></main>";
  await waitFor(() => expect(document.getElementById("first-view")).toBeNull());
  expect(document.querySelectorAll("h1")).toHaveLength(1);
});

describe("a server-rendered document", () => {
  const START =
    '<div id="first-view" data-look="document"><header class="first-bar"></header><h1>Ranks</h1><form><input aria-label="Search"></form></div><div id="root"></div>';

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
});
