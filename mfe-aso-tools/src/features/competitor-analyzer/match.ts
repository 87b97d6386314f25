import type { Competitor } from "@listwise/contracts/apps";
import type { Tone } from "@listwise/shared-ui";

export const MATCH_FILTERS = ["all", "high", "medium", "low"] as const;
export type MatchFilter = (typeof MATCH_FILTERS)[number];
export type Match = Exclude<MatchFilter, "all">;

export const MATCH_NAMES: Record<MatchFilter, string> = {
  all: "All",
  high: "High Match",
  medium: "Medium",
  low: "Low",
};

export function getMatch({ sharedKeywords }: Pick<Competitor, "sharedKeywords">): Match {
  if (sharedKeywords >= 5) return "high";
  return sharedKeywords >= 2 ? "medium" : "low";
}

/** Green at rank 20 or better, amber at 50 or better, else red. */
export function getRankTone(avgRank: number | null): Tone {
  if (avgRank === null) return "neutral";
  if (avgRank <= 20) return "success";
  return avgRank <= 50 ? "warning" : "danger";
}

export function filterCompetitors(
  competitors: readonly Competitor[],
  { search, match }: { search: string; match: MatchFilter },
): Competitor[] {
  const wanted = search.trim().toLowerCase();
  return competitors.filter(
    (competitor) =>
      (match === "all" || getMatch(competitor) === match) &&
      [competitor.name, competitor.appDetails.primaryGenre ?? ""].some((text) =>
        text.toLowerCase().includes(wanted),
      ),
  );
}
