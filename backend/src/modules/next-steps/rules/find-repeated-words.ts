import { extractSearchWords, pluralize } from "@listwise/aso-core/text";
import { STORES } from "@listwise/aso-core/stores";
import type { Rule } from "../facts";
import { buildPath, joinWords } from "../step-texts";

/** Fires if words of the name are also in the keyword field of the draft, if the store has such a field. */
export const findRepeatedWords: Rule = (facts) => {
  const { listing, locale } = facts;
  const { keywords, name = listing?.name } = facts.drafts[locale] ?? {};
  if (!listing || STORES[listing.platform].limits.keywords === null) return [];
  if (keywords === undefined || name === undefined) return [];
  const named = new Set(extractSearchWords(name));
  const repeated = extractSearchWords(keywords).filter((word) => named.has(word));
  if (repeated.length === 0) return [];
  const words = joinWords(repeated.map((word) => `“${word}”`));
  return [
    {
      kind: "repeated-word",
      subject: `${locale} ${repeated.join(" ")}`.slice(0, 250),
      title: "Remove repeated words from the keyword field",
      finding: `${words} ${pluralize(repeated.length, "is", "are")} in the name and in the keyword field of your draft.`,
      action: "Open the localization helper",
      to: buildPath("/aso-tools/localization-helper", facts, { lang: locale, field: "keywords" }),
    },
  ];
};
