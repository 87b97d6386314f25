import { findProblems } from "./text-rules.mjs";

/**
 * @param {string} file
 * @param {string} text
 */
const find = (file, text) =>
  findProblems(file, text).map(({ line, message }) => `${line} ${/"(.*?)"/.exec(message)?.[1]}`);

test.each([
  ["The details stand in the policy.", "stand"],
  ["It ends at once.", "at once"],
  ["The page closes by itself.", "by itself"],
  ["A key of yours was used.", "of yours"],
  ["Be told of changes.", "told of"],
  ["Last looked at in May.", "looked at"],
  ["Whoever waits is told.", "Whoever"],
  ["Nobody sees it.", "Nobody"],
  ["Deleted for good.", "for good"],
  ["There is none.", "is none"],
  ["Words apart by commas.", "apart by"],
  ["Ask the people who run this site.", "people who run"],
  ["Choose a colour.", "colour"],
])("%s", (text, phrase) => {
  expect(find("README.md", `# Title\n${text}`)).toEqual([`2 ${phrase}`]);
});

test.each([
  "Runs standalone.",
  "An optimistic update.",
  "Results stand out.",
  "listings_catalogue",
  'status: "cancelled"',
])("%s is fine", (text) => expect(find("README.md", text)).toEqual([]));

test("a comment that opens with a relative clause is found, once for adjoining lines", () => {
  const code = [
    "// What it does,",
    "// who it is for.",
    "const a = 1; // Whether it runs",
    "/**",
    " * Where it is kept.",
    " */",
    "const b = `// Who knows`;",
    "// Returns what is kept.",
    "const c = 3;",
  ].join("\n");
  expect(find("a.ts", code)).toEqual(["1 What", "3 Whether", "4 Where"]);
});

test("functions that are called after a noun are found in every form of declaration", () => {
  const code = [
    "function nameOf() {}",
    "const sizeOf = () => 1;",
    "const rules = { keyOf: () => 1, isOneOf: 2 };",
    "interface A { pathOf(): string; textOf: () => string; dayOf: string }",
    "class B { valueOf() {} }",
    "const half = one.indexOf(2);",
  ].join("\n");
  expect(find("a.ts", code)).toEqual([
    "1 nameOf",
    "2 sizeOf",
    "3 keyOf",
    "4 pathOf",
    "4 textOf",
    "5 valueOf",
  ]);
});
