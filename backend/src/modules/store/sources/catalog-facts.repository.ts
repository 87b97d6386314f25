import { extractSearchWords } from "@listwise/aso-core/text";
import type { Source } from "@listwise/contracts/store";
import { and, desc, eq, ne, or, isNull, sql } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import type { Market, StorefrontApp } from "./store-facts";
import type { ListingSummary } from "./store-source";
import { listingColumns, summaryColumns } from "../store.repository";
import { apps, listings } from "../store.schema";

const SIMILAR = 60;
const LISTINGS_FOR_HINTS = 300;

const of = (source: Source, { platform, country }: Market) =>
  and(eq(listings.source, source), eq(listings.country, country), eq(listings.platform, platform));

/**
 * Returns names, subtitles and keyword fields of the most rated listings that contain a word starting with the last
 * typed one.
 */
export async function findTextsForHints(db: Executor, source: Source, market: Market, typed: string) {
  const words = extractSearchWords(typed);
  const query = words.map((word, index) => `'${word}'${index === words.length - 1 ? ":*" : ""}`).join(" & ");
  if (query === "") return [];
  return db
    .select({ name: listings.name, subtitle: listings.subtitle, keywords: listings.keywords })
    .from(listings)
    .where(and(of(source, market), sql`${listings.heading} @@ ${query}::tsquery`))
    .orderBy(sql`${listings.ratingCount} desc nulls last`, listings.appId)
    .limit(LISTINGS_FOR_HINTS);
}

/**
 * Returns listings that share words of name, subtitle or keyword field with an app, most shared words first, or `null`
 * if the app is unknown.
 */
export async function findSimilar(
  db: Executor,
  source: Source,
  { storeId, ...market }: StorefrontApp,
): Promise<ListingSummary[] | null> {
  const [app] = await db
    .select(listingColumns)
    .from(listings)
    .innerJoin(apps, eq(apps.id, listings.appId))
    .where(and(of(source, market), eq(apps.storeId, storeId)));
  if (!app) return null;
  const words = extractSearchWords(`${app.name} ${app.subtitle ?? ""} ${app.keywords ?? ""}`);
  const query = words.map((word) => `'${word}'`).join(" | ");
  if (query === "") return [];
  const others = or(isNull(listings.developer), ne(listings.developer, app.developer ?? ""));
  return db
    .select(summaryColumns)
    .from(listings)
    .innerJoin(apps, eq(apps.id, listings.appId))
    .where(
      and(of(source, market), sql`${listings.heading} @@ ${query}::tsquery`, ne(apps.id, app.appId), others),
    )
    .orderBy(
      desc(sql`ts_rank(${listings.heading}, ${query}::tsquery)`),
      sql`${listings.ratingCount} desc nulls last`,
      listings.appId,
    )
    .limit(SIMILAR);
}
