import { waitFor } from "@testing-library/react";
import { endFirstView } from "./end-first-view";

test("the server's heading goes as soon as the page has one of its own, not before", async () => {
  document.body.innerHTML =
    '<div id="first-view"><div class="first-bar"></div><h1>Blog</h1></div><div id="root"></div>';
  const root = document.getElementById("root") ?? document.body;
  endFirstView(root);

  root.innerHTML = "<header>Listwise</header><main>Loading</main>";
  await waitFor(() => expect(document.querySelector(".first-bar")).toHaveAttribute("data-gone"));
  expect(document.querySelectorAll("h1")).toHaveLength(1);

  root.innerHTML = "<main><h1>Blog</h1></main>";
  await waitFor(() => expect(document.getElementById("first-view")).toBeNull());
  expect(document.querySelectorAll("h1")).toHaveLength(1);
});
