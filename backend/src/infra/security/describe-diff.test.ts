import { describeDiff } from "./describe-diff";

test("lists only changed fields, with the old and the new value", () => {
  const before = { title: "Old", status: "draft", order: 1, updatedAt: "then" };
  expect(describeDiff(before, { title: "New", status: "draft", order: 2 })).toBe(
    "title Old → New, order 1 → 2",
  );
  expect(describeDiff(before, { title: "Old" })).toBe("");
});

test("shows empty values as (none) and ignores the order of lists", () => {
  expect(describeDiff({ path: null, tags: [2, 1] }, { path: "/blog", tags: [1, 2] })).toBe(
    "path (none) → /blog",
  );
  expect(describeDiff({ tags: [1] }, { tags: [] })).toBe("tags 1 → (none)");
});

test("truncates long text and adds its length", () => {
  const told = describeDiff({ content: "a".repeat(100) }, { content: `${"a".repeat(100)}b` });
  expect(told).toBe(`content ${"a".repeat(80)}… (100 characters) → ${"a".repeat(80)}… (101 characters)`);
});
