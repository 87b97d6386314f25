import { formatPercent } from "@listwise/aso-core/text";
import { computeClickShare, computeVisibility } from "@listwise/aso-core/visibility";
import { NOT_RANKED } from "@listwise/contracts/store";
import type { Facts, Rule } from "../facts";
import { buildPath, joinWords } from "../step-texts";

const DROP_DAYS = 7;
const MIN_DROP = 0.1;
const MAX_CAUSES = 3;

const formatRank = (rank: number) => (rank >= NOT_RANKED ? ">200" : `#${rank}`);

/** Returns the keywords with known popularity that were checked until 7 days ago, with the rank then and the latest one. */
function findComparable({ keywords, country }: Facts) {
  return keywords.flatMap(({ keywordText: keyword, popularity, trend, country: where }) => {
    const before = trend.slice(0, -DROP_DAYS).findLast((rank) => rank !== null) ?? null;
    const now = trend.findLast((rank) => rank !== null) ?? null;
    if (where !== country || popularity === null || before === null || now === null) return [];
    const lost = popularity * (computeClickShare(before) - computeClickShare(now));
    return { keyword, popularity, before, now, lost };
  });
}

/** Fires if the visibility of the keywords that were checked on both days fell by at least 10% in 7 days. */
export const findVisibilityDrop: Rule = (facts) => {
  if (!facts.hasVisibility) return [];
  const list = findComparable(facts);
  const at = (day: "before" | "now") =>
    computeVisibility(list.map((one) => ({ ...one, rank: one[day] }))).value;
  const [before, now] = [at("before"), at("now")];
  if (before === null || now === null || before === 0) return [];
  const drop = (before - now) / before;
  if (drop < MIN_DROP) return [];
  const causes = list
    .filter(({ lost }) => lost > 0)
    .sort((a, b) => b.lost - a.lost)
    .slice(0, MAX_CAUSES);
  const words = causes.map((one) => `“${one.keyword}” (${formatRank(one.before)} to ${formatRank(one.now)})`);
  const percent = Math.round(100 * drop);
  return [
    {
      kind: "visibility-drop",
      subject: `${facts.country} ${causes.map(({ keyword }) => keyword).join(" | ")}`.slice(0, 250),
      title: "Find out why visibility fell",
      finding: `Visibility fell by ${percent}% in 7 days, from ${formatPercent(before)} to ${formatPercent(now)}, mainly for ${joinWords(words)}.`,
      action: "Open the rankings",
      to: buildPath("/rankings", facts),
    },
  ];
};
