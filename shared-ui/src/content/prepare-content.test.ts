import { prepareContent } from "./prepare-content";
import { splitContent } from "./split-content";

test.each([
  ["\uFEFF  plain\r\nlines\rmore  ", { kind: "markdown", text: "plain\nlines\nmore" }],
  ["```html\n<p>Hello</p>\n```", { kind: "html", text: "<p>Hello</p>" }],
  [
    "```\n# One\n```\ntext\n```\ntwo\n```",
    { kind: "markdown", text: "```\n# One\n```\ntext\n```\ntwo\n```" },
  ],
  ["```only", { kind: "markdown", text: "```only" }],
  ["<p>Hello</p>", { kind: "html", text: "<p>Hello</p>" }],
  ["<p>- Hello</p>\n<p>there</p>", { kind: "html", text: "<p>- Hello</p>\n<p>there</p>" }],
  ["## Hello\n\n<p>there</p>", { kind: "markdown", text: "## Hello\n\n<p>there</p>" }],
  ["<p>**bold**</p>", { kind: "markdown", text: "<p>**bold**</p>" }],
  ["a < b and c > d", { kind: "markdown", text: "a < b and c > d" }],
  ["```\n\n```", { kind: "empty", text: "" }],
  ["", { kind: "empty", text: "" }],
  [null, { kind: "empty", text: "" }],
])("%j is read as %j", (source, expected) => {
  expect(prepareContent(source)).toEqual(expected);
});

const paragraph = "<p>Words of <b>an article</b>.</p>\n";
const block = "## Heading\n\nWords of an article.\n\n- one\n- two\n\n";

test("a short text is one part", () => {
  expect(splitContent("markdown", block)).toHaveLength(1);
  expect(splitContent("html", paragraph)).toHaveLength(1);
});

test.each([
  ["html", `<div>${paragraph.repeat(30_000)}</div>`],
  ["html", "<b>".repeat(300_000)],
  ["html", "x".repeat(1_000_000)],
  ["markdown", block.repeat(20_000)],
  ["markdown", `\`\`\`\n${"code\n\n".repeat(100_000)}\`\`\``],
  ["markdown", "word ".repeat(200_000)],
] as const)("a long text (%s, %#) is split into bounded parts without loss", (kind, text) => {
  const pieces = splitContent(kind, text);
  expect(pieces.length).toBeGreaterThan(kind === "html" ? 5 : 0);
  expect(pieces.map((piece) => piece.text).join(kind === "html" ? "" : "\n")).toBe(text);
  for (const piece of pieces) expect(piece.kind === "plain" || piece.text.length < 130_000).toBe(true);
});

test("scripts of a long text are removed alone, and an unclosed one takes the rest", () => {
  const text = (piece: string) =>
    splitContent("html", piece + paragraph.repeat(2000))
      .map((one) => one.text)
      .join("");
  expect(text("<p>a</p><SCRIPT>1<p></script >")).toBe(`<p>a</p>${paragraph.repeat(2000)}`);
  expect(text("<p>a</p><style>")).toBe("<p>a</p>");
});

test.each(["[", "`", "<a ", "\n", "- ", "**", "<script>", "[a](", "~", "#", "> "])(
  "a megabyte of %j is parsed in linear time",
  (piece) => {
    const run = (length: number) => {
      const started = performance.now();
      const { kind, text } = prepareContent(`x${piece.repeat(length / piece.length)}`);
      if (kind !== "empty") splitContent(kind, text);
      return performance.now() - started;
    };
    run(1000);
    // Quadratic time would take minutes on any machine.
    expect(run(1_000_000)).toBeLessThan(30_000);
  },
  60_000,
);
