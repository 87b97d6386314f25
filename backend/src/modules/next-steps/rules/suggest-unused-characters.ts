import { countCharacters, getField } from "@listwise/aso-core/localization";
import { extractSearchWords } from "@listwise/aso-core/text";
import type { Facts, Rule } from "../facts";
import { buildPath } from "../step-texts";

/** Least number of unused characters that is worth a step. */
const MIN_UNUSED_CHARACTERS = 10;

function getTexts({ listing, drafts, locale }: Facts) {
  const draft = drafts[locale];
  return { keywords: draft?.keywords, subtitle: listing?.subtitle ?? draft?.subtitle };
}

/**
 * Returns the fields with at least ten unused characters, the keyword field of the draft first. Unknown texts are left
 * out, and so are apps of a store without these fields.
 */
export function findFreeFields(facts: Facts) {
  const texts = getTexts(facts);
  return (["keywords", "subtitle"] as const).flatMap((key) => {
    const limit = facts.listing && getField(key).limits[facts.listing.platform];
    const text = texts[key]?.trim();
    if (limit === null || text === undefined) return [];
    const unused = limit - countCharacters(text);
    return unused >= MIN_UNUSED_CHARACTERS ? [{ key, limit, unused, isEmpty: text === "" }] : [];
  });
}

/** Fires if a suggestion fits into the unused characters of a field. Words that are already indexed need no space. */
export const suggestUnusedCharacters: Rule = (facts) => {
  const { keywords, subtitle } = getTexts(facts);
  const indexed = new Set(extractSearchWords([facts.listing?.name, subtitle, keywords].join(" ")));
  return findFreeFields(facts).flatMap(({ key, limit, unused, isEmpty }) => {
    // A separator precedes the first added word.
    const room = unused - (isEmpty ? 0 : 1);
    const fitting = facts.suggestions.find(({ keyword }) => {
      const added = extractSearchWords(keyword).filter((word) => !indexed.has(word));
      return added.length > 0 && countCharacters(added.join(" ")) <= room;
    });
    if (!fitting) return [];
    const step = { kind: "unused-characters", subject: `${facts.country} ${key}` } as const;
    const fits = `are unused; “${fitting.keyword}” (score ${fitting.score}) fits.`;
    if (key === "subtitle") {
      return {
        ...step,
        title: "Use the free space in the subtitle",
        finding: `${unused} of ${limit} subtitle characters ${fits}`,
        action: "Open the title optimizer",
        to: buildPath("/aso-tools/title-optimizer", facts),
      };
    }
    return {
      ...step,
      title: "Use the free space in the keyword field",
      finding: `${unused} of ${limit} characters of the keyword field in your draft ${fits}`,
      action: "Open the localization helper",
      to: buildPath("/aso-tools/localization-helper", facts, { lang: facts.locale, field: key }),
    };
  });
};
