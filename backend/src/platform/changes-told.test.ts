import { changesTold } from "./changes-told";

test("fields whose value is another are told with both values, others are not", () => {
  const before = { title: "Old", status: "draft", order: 1, updatedAt: "then" };
  expect(changesTold(before, { title: "New", status: "draft", order: 2 })).toBe(
    "title Old → New, order 1 → 2",
  );
  expect(changesTold(before, { title: "Old" })).toBe("");
});

test("nothing is told as such, and the order of choices is no change", () => {
  expect(changesTold({ path: null, tags: [2, 1] }, { path: "/blog", tags: [1, 2] })).toBe(
    "path (none) → /blog",
  );
  expect(changesTold({ tags: [1] }, { tags: [] })).toBe("tags 1 → (none)");
});

test("a long text is cut and told by its length", () => {
  const told = changesTold({ content: "a".repeat(100) }, { content: `${"a".repeat(100)}b` });
  expect(told).toBe(`content ${"a".repeat(80)}… (100 characters) → ${"a".repeat(80)}… (101 characters)`);
});
