import fc from "fast-check";
import { countCharacters } from "../localization/count-characters";
import { splitWords } from "../localization/split-words";
import { stripHtml } from "../density/strip-html";
import { segmentText } from "./segment-text";

const words = new Intl.Segmenter("en", { granularity: "word" });
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const list = (segmenter: Intl.Segmenter, text: string) =>
  [...segmentText(segmenter, text)].map(({ segment }) => segment);

test("segmenting in parts yields the same words and characters as segmenting the whole text", () => {
  const piece = fc.constantFrom(
    "word",
    "don't",
    " ",
    "\r\n",
    "👩‍👩‍👧",
    "e\u0301",
    "3.14",
    "a".repeat(300),
    "🇩🇪",
    "-",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 400 }), (pieces) => {
      const text = pieces.join("");
      for (const segmenter of [words, graphemes]) {
        const whole = Array.from(segmenter.segment(text), ({ segment }) => segment);
        if (whole.every(({ length }) => length < 500)) expect(list(segmenter, text)).toEqual(whole);
      }
    }),
    { numRuns: 50 },
  );
});

test("a segment without an end is split into pieces, and nothing is lost", () => {
  const text = `${"a".repeat(5_000)} b`;
  expect(list(words, text).join("")).toBe(text);
});

/** Returns the CPU seconds that `work` takes, which excludes other processes on a busy machine. */
function measureSeconds(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}

// The quadratic implementations took from five seconds to minutes.
test.each([
  ["the words", (text: string) => splitWords(text, "en")],
  ["the characters", (text: string) => countCharacters(`${text}é`)],
  ["the text without its HTML", stripHtml],
])("S65: %s of 100,000 repeated characters are processed in linear time", (_, work) => {
  for (const unit of ["a ", "!", "<script>", "<!--", "<", "&", "\n", "漢", "a. "]) {
    expect(measureSeconds(() => work(unit.repeat(100_000 / unit.length)))).toBeLessThan(4);
  }
});
