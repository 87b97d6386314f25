import { getPageToken } from "./page-token";

afterEach(() => (document.head.innerHTML = ""));

test("returns the token that the page was served with", () => {
  expect(getPageToken()).toBeUndefined();
  document.head.innerHTML = '<meta name="listwise-page" content="a.b.c" />';
  expect(getPageToken()).toBe("a.b.c");
});
