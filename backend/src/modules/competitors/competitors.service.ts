import {
  NOT_RANKED,
  type AppSummary,
  type Competitor,
  type CompetitorData,
  type CompetitorKeyword,
} from "@listwise/contracts";
import type { AppContext } from "../../platform/context";
import { ApiFailure } from "../../platform/errors";
import { getApp, similarApps } from "../apps";
import { findTracked } from "../keywords";
import { meaningfulIn } from "../research";
import { assertStorefront, searchWords, storeOf } from "../store";
import { depthOf, ownerOf, summariesOf } from "./chosen.service";
import { presentCompetitor, presentKeyword } from "./competitors.presenter";
import { findChosen, findPlaces, findTexts, type PlacedKeyword } from "./competitors.repository";
import { keywordIdeas } from "./keyword-ideas";

/** Maximum number of similar apps shown in place of chosen competitors. */
const MOST_SIMILAR = 12;
const MOST_KEYWORDS = 200;

async function similarOf(ctx: AppContext, userId: number, appId: number, country: string, limit: number) {
  try {
    return await similarApps(ctx, userId, String(appId), country, limit);
  } catch (problem) {
    // The app is not available in this storefront, so it has no similar apps.
    if (problem instanceof ApiFailure && problem.code === "NOT_FOUND") return [];
    throw problem;
  }
}

export interface Compared {
  app: AppSummary;
  others: AppSummary[];
  origin: CompetitorData["origin"];
  chosen: number;
  depth: number;
}

/**
 * Loads an app with the apps it is compared with: the chosen competitors, or similar apps while none are chosen.
 * `depth` is the most competitors that the user's plan compares.
 *
 * @throws NOT_FOUND if the user does not track the app.
 * @throws UNKNOWN_COUNTRY for an unknown storefront.
 */
export async function comparedApps(
  ctx: AppContext,
  userId: number,
  id: string,
  country: string,
): Promise<Compared> {
  assertStorefront(country);
  const owner = await ownerOf(ctx, userId, id);
  const depth = await depthOf(ctx.db, userId);
  const chosen = await findChosen(ctx.db, owner);
  const [listed] = await summariesOf(ctx, userId, [owner.appId], country);
  const app = listed ?? (await getApp(ctx, userId, String(owner.appId), country));
  const others =
    chosen.length > 0
      ? await summariesOf(ctx, userId, chosen.slice(0, depth), country)
      : await similarOf(ctx, userId, owner.appId, country, Math.min(depth, MOST_SIMILAR));
  return { app, others, origin: chosen.length > 0 ? "chosen" : "similar", chosen: chosen.length, depth };
}

/** True if at least one of the compared apps ranks for the keyword. */
const isSeen = ({ mine, positions }: CompetitorKeyword) =>
  [mine, ...positions].some((rank) => rank !== null && rank < NOT_RANKED);

/**
 * Loads the user's keywords and those untracked ones whose words all appear in a compared listing. Others are withheld,
 * because they would reveal what other users track.
 */
async function keywordsOf(ctx: AppContext, userId: number, { app, others }: Compared, country: string) {
  const tracked = new Set((await findTracked(ctx.db, userId, country)).map(({ keywordId }) => keywordId));
  const otherIds = others.map((other) => other.id);
  const ids = [app.id, ...otherIds];
  const places = await findPlaces(ctx.db, country, [...tracked], ids, otherIds);
  const texts = await findTexts(ctx.db, ids, { source: storeOf(ctx).name, country });
  const said = texts.map(
    ({ name, subtitle, description }) => new Set(searchWords([name, subtitle, description].join(" "))),
  );
  const isPublic = ({ text }: PlacedKeyword) => {
    const words = searchWords(text);
    return said.some((listing) => words.every((word) => listing.has(word)));
  };
  return places
    .filter((place) => tracked.has(place.keywordId) || isPublic(place))
    .map((place) => presentKeyword(place, tracked.has(place.keywordId)))
    .sort((a, b) => Number(isSeen(b)) - Number(isSeen(a)) || a.keyword.localeCompare(b.keyword))
    .slice(0, MOST_KEYWORDS);
}

async function ideasOf({ app, others }: Compared, keywords: readonly CompetitorKeyword[], country: string) {
  const tracked = new Set(keywords.filter((row) => row.tracked).map(({ keyword }) => keyword));
  const isMeaningful = await meaningfulIn(country);
  return keywordIdeas([app, ...others], (phrase) => !tracked.has(phrase) && isMeaningful(phrase, ""));
}

const byRank = (a: Competitor, b: Competitor) => (a.avgRank ?? Infinity) - (b.avgRank ?? Infinity);

function latestOf(keywords: readonly CompetitorKeyword[]): string | null {
  return keywords.reduce<string | null>(
    (latest, { checkedAt }) =>
      checkedAt !== null && (latest === null || checkedAt > latest) ? checkedAt : latest,
    null,
  );
}

export async function competitorData(
  ctx: AppContext,
  userId: number,
  id: string,
  country: string,
): Promise<CompetitorData> {
  const compared = await comparedApps(ctx, userId, id, country);
  const keywords = await keywordsOf(ctx, userId, compared, country);
  const ideas = await ideasOf(compared, keywords, country);
  const competitors = compared.others.map((other, index) =>
    presentCompetitor(other, index, keywords, ideas[index + 1] ?? []),
  );
  const ranked = competitors.filter(({ avgRank }) => avgRank !== null).toSorted(byRank);
  const updatedAt = latestOf(keywords);
  return {
    app: compared.app,
    competitors,
    topApp: ranked[0] ?? null,
    keywords,
    origin: compared.origin,
    chosen: compared.chosen,
    depth: compared.depth,
    updatedAt,
    provenance: {
      source: storeOf(ctx).name,
      algorithm: "last-crawls",
      version: 1,
      confidence: null,
      fetchedAt: updatedAt,
    },
  };
}

/** Loads the chosen competitors, best average rank first. Returns an empty list while none are chosen. */
export async function chosenCompetitors(ctx: AppContext, userId: number, id: string, country: string) {
  const { origin, competitors } = await competitorData(ctx, userId, id, country);
  return origin === "chosen" ? competitors.toSorted(byRank) : [];
}
