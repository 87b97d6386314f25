import { pageToken } from "./page-token";

afterEach(() => (document.head.innerHTML = ""));

test("returns the token that the page was served with", () => {
  expect(pageToken()).toBeUndefined();
  document.head.innerHTML = '<meta name="listwise-page" content="a.b.c" />';
  expect(pageToken()).toBe("a.b.c");
});
