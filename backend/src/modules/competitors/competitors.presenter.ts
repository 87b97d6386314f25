import type { AppSummary, Competitor, CompetitorKeyword } from "@listwise/contracts/apps";
import { NOT_RANKED } from "@listwise/contracts/store";
import type { RankedKeyword } from "../crawls";

const MAX_RANKINGS = 50;

/** Converts a row to the wire format. The first of its `places` belongs to the user's own app. */
export function presentKeyword(
  { text, places: [mine, ...others], checkedAt }: RankedKeyword,
  tracked: boolean,
): CompetitorKeyword {
  const rank = (place: number | null | undefined) => (checkedAt === null ? null : (place ?? NOT_RANKED));
  return {
    keyword: text,
    tracked,
    mine: rank(mine),
    positions: others.map(rank),
    checkedAt: checkedAt === null ? null : new Date(checkedAt).toISOString(),
  };
}

const isRanked = (rank: number | null | undefined): rank is number =>
  rank !== null && rank !== undefined && rank < NOT_RANKED;

export function presentCompetitor(
  app: AppSummary,
  index: number,
  keywords: readonly CompetitorKeyword[],
  ideas: readonly string[],
): Competitor {
  const placed = keywords.flatMap(({ keyword, mine, positions }) => {
    const position = positions[index];
    return isRanked(position) ? [{ keyword, position, shared: isRanked(mine) }] : [];
  });
  const ranks = placed.map(({ position }) => position);
  const sum = ranks.reduce((total, rank) => total + rank, 0);
  return {
    id: app.id,
    name: app.name,
    storeId: app.storeId,
    platform: app.platform,
    isFollowing: app.isFollowing,
    keywordRankings: placed
      .toSorted((a, b) => a.position - b.position || a.keyword.localeCompare(b.keyword))
      .slice(0, MAX_RANKINGS)
      .map(({ keyword, position }) => ({ keyword, position })),
    sharedKeywords: placed.filter(({ shared }) => shared).length,
    avgRank: ranks.length === 0 ? null : Math.round(sum / ranks.length),
    bestRank: ranks.length === 0 ? null : Math.min(...ranks),
    topTen: ranks.filter((rank) => rank <= 10).length,
    ideas: [...ideas],
    appDetails: {
      icon: app.icon,
      rating: app.rating,
      ratingCount: app.ratingCount,
      primaryGenre: app.primaryGenre,
      developer: app.developer,
    },
  };
}
