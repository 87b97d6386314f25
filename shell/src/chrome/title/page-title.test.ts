import { documentTitle, titleKeyOf } from "./page-title";

test.each([
  ["/", "seo.title.home"],
  ["/tracked-apps", "seo.title.tracked_apps"],
  ["/blog/a-post", "seo.title.blog"],
  ["/admin", "seo.title.admin.dashboard"],
  ["/admin/email-templates", "seo.title.admin.email_templates"],
])("the title of %s is configured under %s", (pathname, key) => {
  expect(titleKeyOf(pathname)).toBe(key);
});

test("the configured title wins, then the route's, then the default", () => {
  const config = new Map([["seo.title.blog", "Notes"]]);

  expect(documentTitle("/blog", { title: "Blog" }, config)).toBe("Notes");
  expect(documentTitle("/guides", { title: "Guides" }, config)).toBe("Guides · Listwise");
  expect(documentTitle("/nowhere", undefined, config)).toBe("Listwise - App Store Optimization Tools");
  expect(documentTitle("/", { title: "Home" }, config)).toBe("Listwise - App Store Optimization Tools");
});
