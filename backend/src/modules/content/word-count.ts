const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu;
/** Scripts that are written without spaces between words. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/gu;

/**
 * Counts the words of a plain text for its reading time; two characters of a script without spaces count as one (chosen
 * by us). `Intl.Segmenter` takes quadratic time, so it is not used.
 */
export function countWords(text: string): number {
  const unspaced = text.match(UNSPACED)?.length ?? 0;
  const spaced = text.replace(UNSPACED, " ").match(WORD)?.length ?? 0;
  return spaced + Math.ceil(unspaced / 2);
}
