import type { Platform } from "@listwise/aso-core/stores";
import { DAY_MS, HOUR_MS } from "../../infra/durations";
import type { AppContext } from "../../infra/context";
import { findUserByEmail } from "../accounts";
import { linkApps, linkCompetitor, trackApp } from "../apps";
import { hasCrawls, backfillCrawls, ensureKeyword, fillRankDays, startRankTracking } from "../crawls";
import { addKeyword } from "../keywords";
import { loadKeywordMetrics } from "../research";
import { normalizeKeyword, getStore, type AppRef, type ListingSummary } from "../store";

const DEMO_EMAIL = "demo@listwise.example";
const COUNTRY = "us";
const HISTORY_DAYS = 90;
const CRAWL_TIME_MS = 6 * HOUR_MS;
/** Number of search results from which an app in both stores is chosen. */
const PAIR_RESULTS = 6;

/** Keywords on an app's list by country, in the United States by category too. */
interface Lists {
  us: Record<string, string[]>;
  de: string[];
}

/** The demo user's own apps, each as a search for it; those with `android` are linked with their Google Play app. */
const OWN_APPS: { term: string; hasCompetitors?: true; ios: Lists; android?: Lists }[] = [
  {
    term: "weather radar",
    hasCompetitors: true,
    ios: {
      us: {
        General: ["weather radar", "storm tracker", "rain map", "weather forecast"],
        Rain: ["rain radar", "rain alarm", "rain forecast"],
        Forecast: ["local weather", "weather map", "weather alerts"],
        Outdoor: ["wind map"],
      },
      de: ["wetter radar"],
    },
  },
  {
    term: "sleep sounds",
    hasCompetitors: true,
    ios: { us: { General: ["sleep sounds", "white noise"] }, de: [] },
    android: {
      us: { General: ["sleep sounds", "sleep tracker", "white noise"], Rest: ["rain sounds", "sleep alarm"] },
      de: ["schlaf"],
    },
  },
  { term: "notes", ios: { us: { General: ["voice notes", "notes"] }, de: ["notizen"] } },
  { term: "word puzzle", ios: { us: { General: ["word puzzle", "sudoku"] }, de: ["puzzle"] } },
];

/** Keyword of a list, and the store of its app. */
interface Listed {
  platform: Platform;
  entry: { appId: number; country: string; keywordText: string; category?: string };
}

interface Choice {
  app: AppRef;
  competitors: AppRef[];
  lists: Lists;
}

const toRef = ({
  appId,
  platform,
  storeId,
}: Pick<ListingSummary, "appId" | "platform" | "storeId">): AppRef => ({
  id: appId,
  platform,
  storeId,
});

/** Returns the apps for a search with their competitors, the one of Google Play last. */
async function chooseApps(
  store: ReturnType<typeof getStore>,
  { term, hasCompetitors, ios, android }: (typeof OWN_APPS)[number],
): Promise<Choice[]> {
  const search = async (platform: Platform, limit: number) =>
    (await store.search({ term, platform, country: COUNTRY, limit })).listings;
  if (!android) {
    // Not the top result, because a lower rank changes more.
    const [listing, ...higher] = (await search("ios", 3)).toReversed();
    const competitors = hasCompetitors ? higher.map(toRef) : [];
    return listing ? [{ app: toRef(listing), competitors, lists: ios }] : [];
  }
  const results = await search("android", PAIR_RESULTS);
  for (const listing of results.toReversed()) {
    // The sample's ids on Google Play are the bundle ids of the same apps in the App Store.
    const [twin] = await store.lookup([listing.storeId], { platform: "ios", country: COUNTRY });
    if (!twin) continue;
    const competitors = results
      .filter(({ appId }) => appId !== listing.appId)
      .slice(0, 2)
      .map(toRef);
    return [
      { app: toRef(twin), competitors: [], lists: ios },
      { app: toRef(listing), competitors, lists: android },
    ];
  }
  return [];
}

/** Makes these apps the user's own, with their competitors, and links those of two stores. Returns all tracked apps. */
async function trackApps(ctx: AppContext, userId: number, choices: readonly Choice[]): Promise<AppRef[]> {
  await ctx.db.transaction(async (tx) => {
    for (const { app, competitors } of choices) {
      await trackApp(ctx, tx, userId, app, { relation: "own" });
      for (const { id } of competitors) await linkCompetitor(ctx, tx, { userId, appId: app.id }, id);
    }
    const [one, other] = choices;
    if (one && other) await linkApps(tx, userId, one.app, other.app);
  });
  return choices.flatMap(({ app, competitors }) => [app, ...competitors]);
}

const toListed = ({ app: { id: appId, platform }, lists }: Choice): Listed[] => [
  ...Object.entries(lists.us).flatMap(([category, texts]) =>
    texts.map((keywordText) => ({ platform, entry: { appId, country: "us", keywordText, category } })),
  ),
  ...lists.de.map((keywordText) => ({ platform, entry: { appId, country: "de", keywordText } })),
];

/** Adds apps, their competitors, keywords and computed ranks of the last three months to the demo user, once per database. */
export async function seedRankings(ctx: AppContext): Promise<void> {
  const user = ctx.config.demoData ? await findUserByEmail(ctx.db, DEMO_EMAIL) : null;
  const userId = user?.id ?? null;
  const store = getStore(ctx);
  if (userId === null || store.name !== "sample" || (await hasCrawls(ctx.db))) return;
  const followed: number[] = [];
  const listed: Listed[] = [];
  for (const ownApp of OWN_APPS) {
    const choices = await chooseApps(store, ownApp);
    followed.push(...(await trackApps(ctx, userId, choices)).map(({ id }) => id));
    listed.push(...choices.flatMap(toListed));
  }
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const past = Array.from(
    { length: HISTORY_DAYS },
    (_, ago) => new Date(today - (HISTORY_DAYS - ago) * DAY_MS + CRAWL_TIME_MS),
  );
  for (const { platform, entry } of listed) {
    const { country, keywordText } = entry;
    const text = normalizeKeyword(keywordText);
    const keywordId = await ensureKeyword(ctx.db, text, platform);
    await backfillCrawls(ctx, { keywordId, country, text, platform }, [...past, new Date()]);
    await loadKeywordMetrics(ctx, { keyword: text, platform, country });
  }
  for (const { entry } of listed.toReversed()) {
    await ctx.db.transaction(async (tx) => {
      const pair = await addKeyword(ctx, tx, userId, entry);
      await startRankTracking(tx, followed, [pair]);
    });
  }
  await fillRankDays(ctx.db);
  ctx.log.info({ userId, days: HISTORY_DAYS }, "demo rankings computed");
}
