import type { DensityLanguage } from "./languages";
import { removeAddresses } from "./remove-addresses";
import { splitAtWords } from "./split-at-words";
import { stripHtml } from "./strip-html";

/** Maximum milliseconds of work before yielding to other tasks. */
const SLICE_MS = 20;

/**
 * Yields the words of a text in chunks, in lower case, and lets other tasks run in between. `null` is a place that a
 * phrase doesn't cross: punctuation, a new line or an emoji. `onProgress` receives the processed share in percent.
 */
export async function* tokenize(
  text: string,
  { locale, elides }: DensityLanguage,
  onProgress: (percent: number) => void,
): AsyncGenerator<(string | null)[]> {
  const plain = removeAddresses(stripHtml(text).normalize("NFKC"))
    .replace(/[’ʼ＇']/g, elides ? " " : "'")
    .replace(/(?<=\p{L})-(?=\p{L})/gu, " ");
  const segmenter = new Intl.Segmenter(locale, { granularity: "word" });
  let since = performance.now();
  let done = 0;
  for (const part of splitAtWords(plain)) {
    if (performance.now() - since > SLICE_MS) {
      onProgress(Math.floor((100 * done) / plain.length));
      await new Promise((resolve) => setTimeout(resolve));
      since = performance.now();
    }
    done += part.length;
    yield Array.from(segmenter.segment(part))
      .filter(({ segment, isWordLike }) => isWordLike || segment.includes("\n") || segment.trim() !== "")
      .map(({ segment, isWordLike }) => (isWordLike ? segment.toLocaleLowerCase(locale) : null));
  }
}
