import { countCharacters } from "../localization/count-characters";
import { coveredShare } from "./coverage";
import type { KeywordCover, OptimizerReport, ReportFinding, ReportPart } from "./types";

/** The share of points that was reached, of the parts that are known. */
export function scoreFrom(parts: readonly ReportPart[]): number | null {
  const known = parts.filter((part) => part.points !== null);
  const most = known.reduce((sum, { max }) => sum + max, 0);
  if (most === 0) return null;
  return Math.round((100 * known.reduce((sum, { points }) => sum + (points ?? 0), 0)) / most);
}

/** A report of its parts. */
export function reportOf(
  parts: ReportPart[],
  keywords: KeywordCover[],
  findings: ReportFinding[],
): OptimizerReport {
  return { score: scoreFrom(parts), parts, keywords, findings };
}

/** Points for the length that is used: all for the whole of `target`, none over the limit. */
export function lengthPart(
  label: string,
  text: string | null,
  { limit, max, target = limit }: { limit: number; max: number; target?: number },
): ReportPart {
  const key = `length ${label}`;
  if (text === null)
    return { key, label, points: null, max, detail: "The store does not show it, so it is unknown." };
  const used = countCharacters(text.trim());
  if (used > limit) {
    return { key, label, points: 0, max, detail: `${used} of ${limit} characters: the store refuses it.` };
  }
  const goal = target === limit ? "" : ` ${target} earn all points.`;
  return {
    key,
    label,
    points: Math.round(max * Math.min(1, used / target)),
    max,
    detail: `${used} of ${limit} characters used.${goal}`,
  };
}

/** Points for the worth of the tracked keywords that the texts hold. */
export function coveragePart(covers: readonly KeywordCover[], max: number): ReportPart {
  const [key, label] = ["coverage", "Tracked keywords covered"];
  const share = coveredShare(covers);
  if (share === null) {
    const detail =
      covers.length === 0
        ? "You track no keywords in this country."
        : "Popularity and difficulty of your keywords are not known yet, or not part of your plan.";
    return { key, label, points: null, max, detail };
  }
  const covered = covers.filter((cover) => cover.covered).length;
  return {
    key,
    label,
    points: Math.round(max * share),
    max,
    detail: `${covered} of ${covers.length} keywords, ${Math.round(100 * share)}% of what they are worth.`,
  };
}

/** Findings for texts over their limits. */
export function overLimit(label: string, text: string | null, limit: number): ReportFinding[] {
  const over = text === null ? 0 : countCharacters(text.trim()) - limit;
  if (over <= 0) return [];
  const signs = over === 1 ? "1 character" : `${over} characters`;
  return [
    {
      field: label,
      severity: "error",
      message: `${label} is ${signs} over the limit of ${limit}. Shorten it.`,
    },
  ];
}
