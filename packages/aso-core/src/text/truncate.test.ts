import { truncate } from "./truncate";

test.each([
  ["four", 4, "four"],
  ["fives", 4, "five…"],
  ["one two", 4, "one…"],
  ["😀😀", 2, "😀😀"],
  ["😀😀😀", 2, "😀😀…"],
])("%p after %p characters is %p", (text, maxChars, short) => {
  expect(truncate(text, maxChars)).toBe(short);
});
