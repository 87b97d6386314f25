import { findRedirect, getParameters, RedirectSchema } from "./redirects";

const redirects = [
  { from: "/old/*", to: "/new/*" },
  { from: "/old/:id", to: "/item/:id/edit" },
  { from: "/old/list", to: "/" },
];

test.each([
  ["/old/list", "/"],
  ["/OLD/List/", "/"],
  ["/old/7", "/item/7/edit"],
  ["/old/A%20b", "/item/A%20b/edit"],
  ["/old/7/more/Deep", "/new/7/more/Deep"],
  ["/old", "/new"],
  ["/other", null],
  ["//evil.example/x", null],
  ["/old//evil.example//x", "/new/evil.example/x"],
])("%s leads to %j", (path, expected) => {
  expect(findRedirect(redirects, path, null)).toBe(expected);
});

test.each([
  ["/old/:id", "/old/7", null],
  ["/old/7", "/old/7", null],
  ["/:category/:slug", "/old/7", "/item/7/edit"],
  ["/old/*", "/old/7", "/item/7/edit"],
  ["/elsewhere", "/old/7", "/item/7/edit"],
])("the route %s wins unless a redirect is more specific: %s leads to %j", (route, path, expected) => {
  expect(findRedirect(redirects, path, route)).toBe(expected);
});

test("the parameters of a pattern", () => {
  expect(getParameters("/a/:id/b/*")).toEqual([":id", "*"]);
});

test.each([
  ["/old", "/new", true],
  ["/old/:id/*", "/", true],
  ["/", "/new", false],
  ["/:a/b", "/new", false],
  ["/old", "//evil.example", false],
  ["/old", "https://evil.example", false],
  ["/old", "/\\evil.example", false],
  ["/old", "/*", false],
  ["/old?x", "/new", false],
  ["/old/*/x", "/new", false],
])("%s to %s is valid: %s", (from, to, valid) => {
  expect(RedirectSchema.safeParse({ from, to }).success).toBe(valid);
});
