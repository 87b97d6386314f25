import { truncate } from "./truncate";

test.each([
  ["four", 4, "four"],
  ["fives", 4, "fiv…"],
  ["one two", 5, "one…"],
  ["😀😀", 2, "😀😀"],
  ["😀😀😀", 2, "😀…"],
])("%p in %p characters is %p", (text, maxChars, short) => {
  expect(truncate(text, maxChars)).toBe(short);
});
