import type { KeywordRanking } from "@listwise/contracts/rankings";
import type { Provenance, Source } from "@listwise/contracts/store";
import type { AppContext } from "../../infra/context";
import { presentRank } from "../keywords";
import { searchAlgorithm, getStore } from "../store";

export interface KnownRank {
  currentRank: number | null;
  previousRank: number | null;
  checkedAt: Date | null;
  previousCheckedAt: Date | null;
  source: Source | null;
  algorithm: string | null;
  /** Number of apps in the search results; `null` if it is unknown. */
  results: number | null;
}

const NEVER: KnownRank = {
  currentRank: null,
  previousRank: null,
  checkedAt: null,
  previousCheckedAt: null,
  source: null,
  algorithm: null,
  results: null,
};

/** Returns the provenance of a rank; without a crawl, its algorithm is `null`. */
export function buildProvenance(
  source: Source,
  seen: { algorithm: string | null; at: Date | null } | null,
): Provenance {
  const order = seen?.algorithm
    ? searchAlgorithm(source, seen.algorithm)
    : { algorithm: null, version: null };
  return { source, ...order, confidence: null, fetchedAt: seen?.at?.toISOString() ?? null };
}

/** Returns the rank of an app for a keyword; without a known rank it counts as never checked. */
export function presentRanking(
  ctx: AppContext,
  app: { id: number; isFollowing: boolean },
  { publicId, text, country }: { publicId: string | null; text: string; country: string },
  rank: KnownRank = NEVER,
): KeywordRanking {
  return {
    ...presentRank(rank),
    keywordId: publicId,
    keyword: text,
    details: { keyword: text },
    appId: app.id,
    country,
    results: rank.results,
    isFollowing: app.isFollowing,
    provenance: buildProvenance(rank.source ?? getStore(ctx).name, {
      algorithm: rank.algorithm,
      at: rank.checkedAt,
    }),
  };
}
