import { countCharacters } from "../localization/count-characters";
import type { FieldKey, ListingPlatform } from "../localization/fields";
import { findRejectedTerms, formatRejectedTerms } from "../localization/forbidden-terms";
import { formatCount } from "../text/format-count";
import { computeCoveredShare } from "./coverage";
import type { KeywordCoverage, OptimizerReport, ReportFinding, ReportPart } from "./types";

/** Computes the score (0–100) as the share of points in the known parts; `null` if no part is known. */
export function computeScore(parts: readonly ReportPart[]): number | null {
  const known = parts.filter((part) => part.points !== null);
  const most = known.reduce((sum, { max }) => sum + max, 0);
  if (most === 0) return null;
  return Math.round((100 * known.reduce((sum, { points }) => sum + (points ?? 0), 0)) / most);
}

/** Builds a report from its parts. */
export function buildReport(
  parts: ReportPart[],
  keywords: KeywordCoverage[],
  findings: ReportFinding[],
): OptimizerReport {
  return { score: computeScore(parts), parts, keywords, findings };
}

/** Scores the length of a text: all points from `target` characters, none above the limit. */
export function scoreLength(
  label: string,
  text: string | null,
  { limit, max, target = limit }: { limit: number; max: number; target?: number },
): ReportPart {
  const key = `length ${label}`;
  if (text === null)
    return {
      key,
      label,
      points: null,
      max,
      detail: "The live text is unknown, so it isn't scored while empty.",
    };
  const used = countCharacters(text.trim());
  if (used > limit) {
    return { key, label, points: 0, max, detail: `${used} of ${limit} characters: too long for the store.` };
  }
  const goal = target === limit ? "" : ` Use ${target} for full points.`;
  return {
    key,
    label,
    points: Math.round(max * Math.min(1, used / target)),
    max,
    detail: `${used} of ${limit} characters used.${goal}`,
  };
}

/** Scores the value of the tracked keywords in the texts. */
export function scoreCoverage(covers: readonly KeywordCoverage[], max: number): ReportPart {
  const [key, label] = ["coverage", "Tracked keywords covered"];
  const share = computeCoveredShare(covers);
  if (share === null) {
    const detail =
      covers.length === 0
        ? "You don't track any keywords in this country."
        : "The popularity and difficulty of your keywords are not available yet or not included in your plan.";
    return { key, label, points: null, max, detail };
  }
  const covered = covers.filter((cover) => cover.covered).length;
  return {
    key,
    label,
    points: Math.round(max * share),
    max,
    detail: `${covered} of ${formatCount(covers.length, "keyword")} covered (${Math.round(100 * share)}% by value).`,
  };
}

/** Returns a finding if a text is over its limit. */
export function checkLimit(label: string, text: string | null, limit: number): ReportFinding[] {
  const over = text === null ? 0 : countCharacters(text.trim()) - limit;
  if (over <= 0) return [];
  return [
    {
      field: label,
      severity: "error",
      message: `${label} is ${formatCount(over, "character")} over the limit of ${limit}. Shorten it.`,
    },
  ];
}

/** Returns a finding for each group of terms in a text that the store rejects. */
export function checkTerms(
  { field, label, platform }: { field: FieldKey; label: string; platform: ListingPlatform },
  text: string | null,
): ReportFinding[] {
  return findRejectedTerms(field, text ?? "", platform).map((found) => ({
    field: label,
    severity: "warning",
    message: formatRejectedTerms(label, found),
    words: found.terms,
  }));
}
