import type { ReviewTheme } from "@listwise/contracts/reviews";
import { type Language, type Vocabulary } from "./languages";
import type { AnalyzedReview } from "./sentiment";
import { extractClauses, isContentWord } from "./words";

const MAX_WORDS = 3;
/** Maximum number of stop words between two words of a phrase, as in "crashes since the update". */
const MAX_GAP = 2;
/** Languages that are written without spaces between words. */
const UNSPACED: ReadonlySet<Language> = new Set(["ja", "zh", "th"]);

/** Words that belong together in a review. */
export interface Phrase {
  /** As written, in lower case, with the stop words in between. */
  text: string;
  /** Stems of its words without stop words. */
  stems: string[];
  /** Theme of the first word that has one; `null` if none has. */
  theme: ReviewTheme | null;
}

/**
 * Returns the words and phrases of a review that can be topics, each as often as it occurs: one to three words that are
 * not stop words. One of them must name a subject, so neither a plain adjective nor a word of the app's name is a topic;
 * a phrase doesn't begin with the app's name either.
 */
export function extractPhrases({ clauses, vocabulary }: AnalyzedReview, appName: string): Phrase[] {
  const { language, stem, findTheme } = vocabulary;
  const names = new Set(
    extractClauses(appName, language)
      .flat()
      .map((word) => stem(word)),
  );
  const isName = (word: string) => names.has(stem(word));
  const canBeTopic = (word: string) => !isName(word) && isSubject(word, vocabulary);
  return clauses.flatMap((clause) => {
    const places = clause.flatMap((word, place) => (isContentWord(word, vocabulary) ? [place] : []));
    return places.flatMap((first, index) => {
      const phrases: Phrase[] = [];
      for (const [length, last] of places.slice(index, index + MAX_WORDS).entries()) {
        const before = places[index + length - 1] ?? last;
        if (length > 0 && last - before - 1 > MAX_GAP) break;
        const words = places.slice(index, index + length + 1).map((place) => clause[place] ?? "");
        if (!words.some(canBeTopic) || isName(words[0] ?? "")) continue;
        const stems = words.map((word) => stem(word));
        const theme = stems.reduce<ReviewTheme | null>((found, one) => found ?? findTheme(one), null);
        const text = clause.slice(first, last + 1).join(UNSPACED.has(language) ? "" : " ");
        phrases.push({ text, stems, theme });
      }
      return phrases;
    });
  });
}

/** Returns true if a word names a subject: a word of a theme, or one without a sentiment score; never an adjective. */
function isSubject(word: string, { scores, isAdjective, findTheme, stem }: Vocabulary): boolean {
  return !isAdjective(word) && (findTheme(stem(word)) !== null || !scores.has(word));
}
