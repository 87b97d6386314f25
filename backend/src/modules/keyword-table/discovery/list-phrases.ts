import { createPhraseKey, type PhraseEvidence, type Stemmer } from "@listwise/aso-core/stemming";
import { splitSearchWords } from "@listwise/aso-core/text";
import type { Comparison } from "../../competitors";
import { extractPhrases } from "../../store";
import type { ListingTexts } from "./load-phrase-evidence";

/** Most phrases of listings that are scored, those of most listings first (chosen by us to bound the work). */
const MAX_PHRASES = 300;

/** Most of them from descriptions, which have many. */
const MAX_DESCRIPTION_PHRASES = 60;
/** Share of the names with a phrase in the app's category from which the phrase is about such apps. Chosen by us. */
const MIN_CATEGORY_SHARE = 0.5;

type Compared = Pick<Comparison, "app" | "others">;

/** Returns the items that several lists have, with their number; the own list counts twice. */
function findShared(own: readonly string[], others: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const list of [own, own, ...others]) {
    for (const item of new Set(list)) counts.set(item, (counts.get(item) ?? 0) + 1);
  }
  return new Map([...counts].filter(([, count]) => count > 1));
}

const joinHeading = ({ name, subtitle }: Compared["app"]) => [name, subtitle].join("\n");

/** Returns the stems of the words that the own name or subtitle has, or two others. */
export function findHeadingWords({ app, others }: Compared, stem: Stemmer): ReadonlyMap<string, number> {
  const list = (one: Compared["app"]) => createPhraseKey(joinHeading(one), stem).split(" ");
  return findShared(list(app), others.map(list));
}

/**
 * Returns phrases of names in the storefront that are about the app: most of these names are in its category, the words
 * are in its listing or in two others, and as a phrase too, or one of them is a heading word.
 */
function listKnownPhrases(
  { app }: Compared,
  { names, texts }: PhraseEvidence,
  { own, others }: { own: string; others: readonly string[] },
  isTopic: (key: string, text: string) => boolean,
): (readonly [string, number])[] {
  const said = findShared(
    own.split(" "),
    others.map((text) => text.split(" ")),
  );
  const isAPhrase = (key: string) =>
    ` ${own} `.includes(` ${key} `) || texts.filter((text) => ` ${text} `.includes(` ${key} `)).length > 1;
  return [...names.byKey].flatMap(([key, { text, categories }]) => {
    const inCategory = categories.filter((category) => category === app.primaryGenre).length;
    const fits =
      key.includes(" ") &&
      inCategory >= MIN_CATEGORY_SHARE * categories.length &&
      key.split(" ").every((word) => said.has(word)) &&
      (isTopic(key, text) || isAPhrase(key));
    return fits ? [[text, categories.length] as const] : [];
  });
}

/** Returns phrases of the own description or of two others that have a heading word and no word without a meaning. */
function listDescriptionPhrases(
  descriptions: { own: string; others: readonly string[] },
  isTopic: (key: string, text: string) => boolean,
  { stem }: PhraseEvidence,
  saysSomething: (text: string) => boolean,
): (readonly [string, number])[] {
  const list = (text: string) => extractPhrases(text).filter((phrase) => phrase.includes(" "));
  return [...findShared(list(descriptions.own), descriptions.others.map(list))]
    .filter(
      ([phrase]) =>
        phrase.split(" ").every((word) => saysSomething(word)) &&
        isTopic(createPhraseKey(phrase, stem), phrase),
    )
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_DESCRIPTION_PHRASES);
}

/**
 * Returns phrases of the own name and subtitle, those that several of the compared names and subtitles share, and phrases of
 * other names in the storefront and of descriptions that are about the app. Words of one competitor alone are left out,
 * because they are probably its brand.
 */
export function listPhrases(
  compared: Compared,
  listings: readonly ListingTexts[],
  evidence: PhraseEvidence,
  saysSomething: (text: string) => boolean,
): string[] {
  const { app, others } = compared;
  const list = (one: Compared["app"]) => extractPhrases(joinHeading(one));
  const headingWords = findHeadingWords(compared, evidence.stem);
  /** True if a phrase, given with its key, has a heading word with a meaning. */
  const isTopic = (key: string, text: string) => {
    const words = splitSearchWords(text);
    return key.split(" ").some((word, index) => headingWords.has(word) && saysSomething(words[index] ?? ""));
  };
  const split = (getText: (one: (typeof listings)[number], index: number) => string) => {
    const texts = listings.map((one, index) => ({ text: getText(one, index), isOwn: one.appId === app.id }));
    return {
      own: texts.find(({ isOwn }) => isOwn)?.text ?? "",
      others: texts.filter(({ isOwn }) => !isOwn).map(({ text }) => text),
    };
  };
  return [
    ...findShared(list(app), others.map(list)),
    ...listKnownPhrases(
      compared,
      evidence,
      split((_, index) => evidence.texts[index] ?? ""),
      isTopic,
    ),
    ...listDescriptionPhrases(
      split(({ description }) => description ?? ""),
      isTopic,
      evidence,
      saysSomething,
    ),
  ]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_PHRASES)
    .map(([phrase]) => phrase);
}
