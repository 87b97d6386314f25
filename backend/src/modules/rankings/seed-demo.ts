import { DAY_MS, HOUR_MS } from "../../infra/durations";
import type { AppContext } from "../../infra/context";
import { findUserByEmail } from "../accounts";
import { linkCompetitor, resolveApp, trackApp } from "../apps";
import { hasCrawls, backfillCrawls, ensureKeyword, fillRankDays, startRankTracking } from "../crawls";
import { addKeyword } from "../keywords";
import { loadKeywordMetrics } from "../research";
import { normalizeKeyword, getStore } from "../store";

const DEMO_EMAIL = "demo@listwise.example";
const PLATFORM = "ios";
const HISTORY_DAYS = 90;
const CRAWL_TIME_MS = 6 * HOUR_MS;

/** The demo user's own apps, each as a search for it and the keywords on its list by country and category. */
const OWN_APPS: { term: string; hasCompetitors?: true; us: Record<string, string[]>; de: string[] }[] = [
  {
    term: "weather radar",
    hasCompetitors: true,
    us: {
      General: ["weather radar", "storm tracker", "rain map", "weather forecast"],
      Rain: ["rain radar", "rain alarm", "rain forecast"],
      Forecast: ["local weather", "weather map", "weather alerts"],
      Outdoor: ["wind map"],
    },
    de: ["wetter radar"],
  },
  { term: "sleep sounds", us: { General: ["sleep sounds", "white noise"] }, de: [] },
  { term: "notes", us: { General: ["voice notes", "notes"] }, de: ["notizen"] },
  { term: "word puzzle", us: { General: ["word puzzle", "sudoku"] }, de: ["puzzle"] },
];

/** Adds apps, their competitors, keywords and computed ranks of the last three months to the demo user, once per database. */
export async function seedRankings(ctx: AppContext): Promise<void> {
  const user = ctx.config.demoData ? await findUserByEmail(ctx.db, DEMO_EMAIL) : null;
  const userId = user?.id ?? null;
  const store = getStore(ctx);
  if (userId === null || store.name !== "sample" || (await hasCrawls(ctx.db))) return;
  const followed: number[] = [];
  const entries: { appId: number; country: string; keywordText: string; category?: string }[] = [];
  for (const { term, hasCompetitors, us, de } of OWN_APPS) {
    const { listings } = await store.search({ term, platform: PLATFORM, country: "us", limit: 3 });
    // Not the top result, because a lower rank changes more.
    const [listing, ...higher] = listings.toReversed();
    if (!listing) continue;
    const app = await resolveApp(ctx, userId, listing.storeId);
    const chosen = hasCompetitors ? higher : [];
    const competitors = await Promise.all(chosen.map(({ storeId }) => resolveApp(ctx, userId, storeId)));
    await ctx.db.transaction(async (tx) => {
      await trackApp(ctx, tx, userId, app, { relation: "own" });
      for (const { id } of competitors) await linkCompetitor(ctx, tx, { userId, appId: app.id }, id);
    });
    followed.push(app.id, ...competitors.map(({ id }) => id));
    for (const [category, texts] of Object.entries(us)) {
      for (const keywordText of texts) entries.push({ appId: app.id, country: "us", keywordText, category });
    }
    for (const keywordText of de) entries.push({ appId: app.id, country: "de", keywordText });
  }
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const past = Array.from(
    { length: HISTORY_DAYS },
    (_, ago) => new Date(today - (HISTORY_DAYS - ago) * DAY_MS + CRAWL_TIME_MS),
  );
  for (const { country, keywordText } of entries) {
    const text = normalizeKeyword(keywordText);
    const keywordId = await ensureKeyword(ctx.db, text, PLATFORM);
    await backfillCrawls(ctx, { keywordId, country, text, platform: PLATFORM }, [...past, new Date()]);
    await loadKeywordMetrics(ctx, { keyword: text, platform: PLATFORM, country });
  }
  for (const entry of [...entries].reverse()) {
    await ctx.db.transaction(async (tx) => {
      const pair = await addKeyword(ctx, tx, userId, entry);
      await startRankTracking(tx, followed, [pair]);
    });
  }
  await fillRankDays(ctx.db);
  ctx.log.info({ userId, days: HISTORY_DAYS }, "demo rankings computed");
}
