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

test("returns the configured title by the route's key or path, else the default", () => {
  const config = new Map([
    ["seo.title.blog", "Notes"],
    ["seo.title.other", "Another"],
  ]);

  expect(documentTitle("/blog/a-post", undefined, config)).toBe("Notes");
  expect(documentTitle("/blog", { title: "Blog", titleKey: "seo.title.other" }, config)).toBe("Another");
  expect(documentTitle("/guides", { title: "Guides" }, config)).toBe(
    "Listwise - App Store Optimization Tools",
  );
});
