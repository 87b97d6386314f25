import { formatPageTitle, getTitleKey, hasOwnName } from "./page-title";

test.each([
  ["/", "seo.title.home"],
  ["/tracked-apps", "seo.title.tracked_apps"],
  ["/blog/a-post", "seo.title.blog"],
  ["/admin", "seo.title.admin.dashboard"],
  ["/admin/email-templates", "seo.title.admin.email_templates"],
])("the title of %s is configured under %s", (pathname, key) => {
  expect(getTitleKey(pathname)).toBe(key);
});

test.each([
  ["/", false],
  ["/blog", false],
  ["/blog/a-post", true],
  ["/blog/:slug", false],
  ["/aso-tools/icon-analyzer", true],
  ["/admin/users", false],
  ["/admin/blog/create", true],
  ["/admin/users/:id", false],
  ["/reports/:id/edit", true],
  ["/admin/*", false],
])("%s has its own name: %p", (path, expected) => {
  expect(hasOwnName(path)).toBe(expected);
});

test("a page's own title ends with the product name", () => {
  expect(formatPageTitle("Getting started")).toBe("Getting started – Listwise");
});
