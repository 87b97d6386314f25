import { formatCount, pluralize } from "../text/format-count";
import { countCharacters } from "./count-characters";
import {
  getStoreFields,
  type FieldKey,
  type Glossary,
  type ListingPlatform,
  type LocaleTexts,
} from "./fields";
import { formatWords } from "./format-words";
import { findTerms } from "./forbidden-terms";
import type { Finding } from "./lint";
import { isPlaceholder } from "./placeholder";
import { isFilled } from "./progress";

/** Rules for the texts of a language, besides the limits of the store. */
export interface LintContext {
  platform: ListingPlatform;
  glossary?: Glossary | undefined;
  /** Fields with a machine translation that was not accepted. */
  unreviewed?: readonly FieldKey[] | undefined;
  /** Texts of the base language; brand terms in them must be in the translations. */
  base?: LocaleTexts | undefined;
}

/** Texts that the stores show in one line, and whose forms take no line break. */
const SINGLE_LINE: Readonly<Record<ListingPlatform, readonly FieldKey[]>> = {
  ios: ["name", "subtitle", "keywords"],
  android: ["name", "shortDescription"],
};

/** Returns the problems that keep a language's texts out of an export: the store or the team would reject them. */
export function findErrors(
  texts: LocaleTexts,
  { platform, glossary, unreviewed = [] }: LintContext,
): Finding[] {
  return getStoreFields(platform).flatMap(({ key: field, label, limits }): Finding[] => {
    const text = texts[field];
    if (!isFilled(text)) return [];
    const create = (rule: Finding["rule"], message: string, words: string[] = []): Finding => ({
      field,
      rule,
      severity: "error",
      message,
      words,
    });
    // A placeholder is replaced as a whole, so its other problems don't matter.
    if (isPlaceholder(text)) return [create("placeholder", `${label} is still a placeholder. Translate it.`)];
    const limit = limits[platform];
    const over = limit === null ? 0 : countCharacters(text) - limit;
    const banned = findTerms(text, glossary?.forbid ?? []);
    return [
      ...(over > 0
        ? [
            create(
              "over-limit",
              `${label} is ${formatCount(over, "character")} over the limit of ${limit}. Shorten it.`,
            ),
          ]
        : []),
      ...(SINGLE_LINE[platform].includes(field) && text.trim().includes("\n")
        ? [create("line-break", `${label} has more than one line. Remove the line breaks.`)]
        : []),
      ...(banned.length > 0
        ? [
            create(
              "forbidden-term",
              `${label} contains ${formatWords(banned)}, ${pluralize(banned.length, "a forbidden term", "forbidden terms")} of this app. Use other words.`,
              banned,
            ),
          ]
        : []),
      ...(unreviewed.includes(field)
        ? [create("unreviewed", `${label} is a machine translation. Review and accept it.`)]
        : []),
    ];
  });
}
