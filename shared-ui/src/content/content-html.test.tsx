import { screen, waitFor } from "@testing-library/react";
import { renderPage } from "../testing";
import { enhanceHeadings } from "./enhance-headings";
import { Content } from "./content";

async function show(html: string, source = "# Source") {
  const { container } = renderPage(<Content source={source} html={html} />, { path: "/page", at: "/page" });
  await waitFor(() => expect(container.querySelector("[aria-busy]")).toBeNull());
  return container;
}

test("HTML rendered by the server is shown in place of the source, with the same IDs", async () => {
  const container = await show(
    '<h2 id="section-same">Same</h2><p># no mark</p><h2 id="section-same-2">Same</h2><pre># code</pre>',
  );
  const ids = screen.getAllByRole("heading").map(({ id }) => id);
  expect(ids).toEqual(["section-same", "section-same-2"]);
  expect(container).toHaveTextContent("# no mark");
  expect(container).not.toHaveTextContent("Source");
});

test("server HTML is sanitized too", async () => {
  const container = await show("<p>Kept</p><img src=x onerror=alert(1)><script>alert(1)</script>");
  expect(container).toHaveTextContent("Kept");
  expect(container.innerHTML).not.toMatch(/onerror|<script/);
});

class CountingSet extends Set<string> {
  asked = 0;
  override has(id: string): boolean {
    this.asked += 1;
    return super.has(id);
  }
}

test("S65: IDs of equal headings are found in linear time", () => {
  const fragment = document.createRange().createContextualFragment("<h2>Same</h2>".repeat(200));
  const taken = new CountingSet();
  enhanceHeadings(fragment, { taken, next: new Map(), shift: null, headings: [] }, 2);
  expect(taken.size).toBe(200);
  expect(taken.asked).toBeLessThan(800);
});
