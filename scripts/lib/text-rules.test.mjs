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
  ["Analysed by us.", "Analysed"],
  ["You don\u2019t need it.", "n\u2019t"],
  ["At least 80 % of it.", "0 %"],
  ["What was measured stays.", "What was measured stays."],
])("%s", (text, phrase) => {
  expect(find("README.md", `# Title\n${text}`)).toEqual([`2 ${phrase}`]);
});

test.each([
  "Runs standalone.",
  "An optimistic update.",
  "Results stand out.",
  "listings_catalogue",
  'status: "cancelled"',
  "What happens if it fails?",
  "It takes 80% of it.",
])("%s is fine", (text) => expect(find("README.md", text)).toEqual([]));

test("a phrase is found across lines of a paragraph or a comment, not across paragraphs", () => {
  expect(find("README.md", "All of it at\nonce, but not at\n\nonce.")).toEqual(["1 at once"]);
  expect(find("a.ts", "/**\n * Loads all at\n * once.\n */\nconst a = 1;")).toEqual(["2 at once"]);
});

test("a text that is a clause is found in code, unless it is a question or data of a test", () => {
  const code = [
    'const a = "What each plan includes.";',
    "const b = `Who uses ${name}`;",
    "const c = <p>What you see here.</p>;",
    'const d = "What went wrong here?";',
    'const e = "What\'s new in this version";',
  ].join("\n");
  expect(find("a.tsx", code)).toEqual(["1 What each plan …", "2 Who uses ${name} …", "3 What you see …"]);
  expect(find("a.test.tsx", code)).toEqual([]);
});

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
