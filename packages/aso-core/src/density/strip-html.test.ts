import { splitAtWords } from "./split-at-words";
import { stripHtml } from "./strip-html";

test.each([
  ["a<b>c</b>d", "a c d"],
  ["a<br/>b<H1 class='x'>c</H1>", "a b c "],
  ["1 < 2 and 3 > 2", "1 < 2 and 3 > 2"],
  ["a</ b>c", "a</ b>c"],
])("tags of %j are replaced by spaces", (html, text) => expect(stripHtml(html)).toBe(text));

test.each([
  ["a<script>x</script>b", "a b"],
  ['a<SCRIPT src="x">x</script >b', "a b"],
  ["a<style>x</style>b<style>y</style>c", "a b c"],
  ["a<scripted>b</scripted>c", "a b c"],
  ["a<!-- x -->b<!-- <b>y</b> -->c", "a b c"],
])("hidden parts of %j are removed", (html, text) => expect(stripHtml(html)).toBe(text));

test.each(["a<!-- b", "a<!-- b <!-- c"])("%j has no closing delimiter and stays text", (html) =>
  expect(stripHtml(html)).toBe(html),
);

test("for a script without an end only its tag is removed, and completed ones before it stay removed", () => {
  expect(stripHtml("a<script>x</script>b<script>c")).toBe("a b c");
});

test.each([
  ["&amp;&lt;&gt;&quot;&apos;", "&<>\"'"],
  ["a&nbsp;b", "a b"],
  ["a&shy;b", "ab"],
  ["&AMP;", "&"],
  ["&#65;&#x41;&#X41;", "AAA"],
  ["&#x10FFFF;", "\u{10FFFF}"],
  ["&#x110000;|&#0;|&#xD800;|&#xDFFF;", " | | | "],
  ["&#xD7FF;&#xE000;", "\uD7FF\uE000"],
  ["&nope;&toolong;&#12345678;", "&nope;&toolong;&#12345678;"],
])("%j is decoded to %j", (html, text) => expect(stripHtml(html)).toBe(text));

describe("a long text", () => {
  const parts = (text: string) => [...splitAtWords(text)];

  test("is a single part up to 1,000 characters", () => {
    expect(parts("")).toEqual([""]);
    expect(parts("x".repeat(1000))).toEqual(["x".repeat(1000)]);
  });

  test("is split after the last space or punctuation mark of a part without losing anything", () => {
    const words = `${"a".repeat(898)}, ${"b".repeat(400)}`;
    expect(parts(words).map(({ length }) => length)).toEqual([900, 400]);
    for (const mark of [" ", "\n", ".", ";", "、", "。", "，", "！"]) {
      const text = `${"a".repeat(800)}${mark}${"b".repeat(150)}${mark}${"c".repeat(900)}`;
      expect(parts(text).map(({ length }) => length)).toEqual([952, 900]);
      expect(parts(text).join("")).toBe(text);
    }
  });

  test("is cut after 1,000 characters if their last 300 contain no space", () => {
    const text = `${"a".repeat(600)} ${"b".repeat(1000)}`;
    expect(parts(text).map(({ length }) => length)).toEqual([1000, 601]);
  });
});
