import { changesTold } from "./changes-told";

test("lists only changed fields, with the old and the new value", () => {
  const before = { title: "Old", status: "draft", order: 1, updatedAt: "then" };
  expect(changesTold(before, { title: "New", status: "draft", order: 2 })).toBe(
    "title Old → New, order 1 → 2",
  );
  expect(changesTold(before, { title: "Old" })).toBe("");
});

test("shows empty values as (none) and ignores the order of lists", () => {
  expect(changesTold({ path: null, tags: [2, 1] }, { path: "/blog", tags: [1, 2] })).toBe(
    "path (none) → /blog",
  );
  expect(changesTold({ tags: [1] }, { tags: [] })).toBe("tags 1 → (none)");
});

test("truncates long text and adds its length", () => {
  const told = changesTold({ content: "a".repeat(100) }, { content: `${"a".repeat(100)}b` });
  expect(told).toBe(`content ${"a".repeat(80)}… (100 characters) → ${"a".repeat(80)}… (101 characters)`);
});
