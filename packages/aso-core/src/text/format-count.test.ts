import { formatCount, pluralize } from "./format-count";

test.each([
  [0, "0 exports"],
  [1, "1 export"],
  [2, "2 exports"],
  [1.5, "1.5 exports"],
  [12_000, "12,000 exports"],
])("%p is formatted as %s", (count, text) => {
  expect(formatCount(count, "export")).toBe(text);
});

test("irregular plurals and verbs can be given", () => {
  expect(formatCount(2, "category", "categories")).toBe("2 categories");
  expect(formatCount(1, "category", "categories")).toBe("1 category");
  expect(pluralize(3, "is", "are")).toBe("are");
});
