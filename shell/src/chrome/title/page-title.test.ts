import { getDocumentTitle } from "./page-title";

const config = new Map([
  ["seo.title.blog", "Notes"],
  ["seo.title.other", "Another"],
]);

test("returns the configured title by the route's key or path, else the route's title, else the default", () => {
  expect(getDocumentTitle("/blog/a-post", undefined, config)).toBe("Notes");
  expect(getDocumentTitle("/blog", { title: "Blog", titleKey: "seo.title.other" }, config)).toBe("Another");
  expect(getDocumentTitle("/guides", { title: "Guides" }, config)).toBe("Guides – Listwise");
  for (const handle of [undefined, { title: " " }])
    expect(getDocumentTitle("/guides", handle, config)).toBe("Listwise - App Store Optimization Tools");
});

test("the name of the page, or else of its route, takes precedence", () => {
  const handle = { title: "Icon analyzer", titleKey: "seo.title.blog", isNamed: true };
  expect(getDocumentTitle("/tools/icon-analyzer", handle, config)).toBe("Icon analyzer – Listwise");
  expect(getDocumentTitle("/blog/a-post", handle, config, "A post")).toBe("A post – Listwise");
});
