import { detectAll } from "tinyld";

const MAX_LENGTH = 300;
/** Accuracy from which a language counts as known; below it, short texts are often assigned wrongly. Chosen by us. */
const MIN_ACCURACY = 0.11;
/** Languages of the stores' listings. Among more, short texts resemble rare languages. */
const LANGUAGES =
  "en fr de es it ja ko zh ru nl pt tr sv da fi no ar th vi id ms pl cs sk hu ro el he hi uk hr ca".split(
    " ",
  );

/** Returns the language of a text as ISO 639-1 code; `null` if the text is too short to tell. */
export function detectTextLanguage(text: string): string | null {
  const [best] = detectAll(text.slice(0, MAX_LENGTH), { only: LANGUAGES });
  return best && best.accuracy >= MIN_ACCURACY ? best.lang : null;
}
