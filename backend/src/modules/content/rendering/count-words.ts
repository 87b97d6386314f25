const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu;
/** Characters of scripts that are written without spaces between words. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]/gu;

/**
 * Returns the number of words in a plain text, for its reading time. In scripts without spaces, two characters count as
 * one word (chosen by us). `Intl.Segmenter` isn't used, because it takes quadratic time.
 */
export function countWords(text: string): number {
  const unspaced = text.match(UNSPACED)?.length ?? 0;
  const spaced = text.replace(UNSPACED, " ").match(WORD)?.length ?? 0;
  return spaced + Math.ceil(unspaced / 2);
}
