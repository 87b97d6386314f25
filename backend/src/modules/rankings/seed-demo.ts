import type { AppContext } from "../../infra/context";
import { findUserByEmail } from "../accounts";
import { trackApp, resolveApp } from "../apps";
import { hasCrawls, backfillCrawls, ensureKeyword, startRankTracking } from "../crawls";
import { addKeyword } from "../keywords";
import { loadKeywordMetrics } from "../research";
import { normalizeKeyword, getStore } from "../store";

const DEMO_EMAIL = "demo@listwise.example";
const DAYS = 90;
const DAY = 86_400_000;
const CRAWL_HOUR = 6 * 3_600_000;
const TRACKED_APP_TERMS = ["weather radar", "sleep sounds", "notes", "word puzzle"];
const TRACKED_KEYWORDS = {
  us: [
    "weather radar",
    "storm tracker",
    "rain map",
    "weather forecast",
    "sleep sounds",
    "white noise",
    "voice notes",
    "notes",
    "word puzzle",
    "sudoku",
  ],
  de: ["wetter radar", "notizen", "puzzle"],
};

/** Adds apps, keywords and computed ranks of the last three months to the demo user, once per database. */
export async function seedRankings(ctx: AppContext): Promise<void> {
  const user = ctx.config.demoData ? await findUserByEmail(ctx.db, DEMO_EMAIL) : null;
  const userId = user?.id ?? null;
  const store = getStore(ctx);
  if (userId === null || store.name !== "sample" || (await hasCrawls(ctx.db))) return;
  const followed: number[] = [];
  for (const term of TRACKED_APP_TERMS) {
    const { listings } = await store.search({ term, platform: "ios", country: "us", limit: 3 });
    // Not the top result, because a lower rank changes more.
    const listing = listings.at(-1);
    if (!listing) continue;
    const app = await resolveApp(ctx, userId, listing.storeId);
    await ctx.db.transaction((tx) => trackApp(ctx, tx, userId, app));
    followed.push(app.id);
  }
  const today = Math.floor(Date.now() / DAY) * DAY;
  const past = Array.from({ length: DAYS }, (_, ago) => new Date(today - (DAYS - ago) * DAY + CRAWL_HOUR));
  for (const [country, texts] of Object.entries(TRACKED_KEYWORDS)) {
    for (const text of texts.map(normalizeKeyword)) {
      await backfillCrawls(ctx, { keywordId: await ensureKeyword(ctx.db, text), country, text }, [
        ...past,
        new Date(),
      ]);
      await loadKeywordMetrics(ctx, text, country);
    }
  }
  for (const [country, texts] of Object.entries(TRACKED_KEYWORDS)) {
    for (const keywordText of [...texts].reverse()) {
      await ctx.db.transaction(async (tx) => {
        const pair = await addKeyword(tx, userId, { keywordText, country });
        await startRankTracking(tx, followed, [pair]);
      });
    }
  }
  ctx.log.info({ userId, days: DAYS }, "demo rankings computed");
}
