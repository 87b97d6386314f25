import { PLATFORMS, type Platform } from "@listwise/aso-core/stores";
import { SOURCE_FIELDS, type Source, type SourceField, type StoreSource } from "@listwise/contracts/store";
import { count, desc, eq, max, sql, type SQL } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { listingChanges, listings } from "../store.schema";

/** Fields that are columns of a listing. */
const COLUMNS = {
  subtitle: listings.subtitle,
  keywords: listings.keywords,
  description: listings.description,
  icon: listings.icon,
  developer: listings.developer,
  developerUrl: listings.developerUrl,
  price: listings.price,
  releaseDate: listings.releaseDate,
  lastUpdated: listings.lastUpdated,
  version: listings.version,
  rating: listings.rating,
};

const counts = Object.fromEntries(
  Object.entries(COLUMNS).map(([field, column]): [string, SQL<number>] => [
    field,
    sql`count(${column})::int`,
  ]),
);

const months = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** Returns the platforms of which a source has listings. */
export async function findListedPlatforms(db: Executor, kind: Source): Promise<Platform[]> {
  const rows = await db
    .selectDistinct({ platform: listings.platform })
    .from(listings)
    .where(eq(listings.source, kind));
  return PLATFORMS.filter((platform) => rows.some((row) => row.platform === platform));
}

/** Returns what the stored listings of a source contain. */
export async function describeCatalog(
  db: Executor,
  kind: Extract<Source, "sample" | "dataset">,
): Promise<StoreSource> {
  const inSource = eq(listings.source, kind);
  const [storefronts, [known], [total], changes] = await Promise.all([
    db
      .select({ country: listings.country })
      .from(listings)
      .where(inSource)
      .groupBy(listings.country)
      .orderBy(desc(count()), listings.country),
    db.select(counts).from(listings).where(inSource),
    db
      .select({
        capturedAt: max(listings.fetchedAt),
        screenshots: sql<boolean>`bool_or(${listings.screenshots} <> '[]')`,
        languages: sql<boolean>`bool_or(${listings.languages} <> '[]')`,
      })
      .from(listings)
      .where(inSource),
    db.select({ id: listingChanges.id }).from(listingChanges).where(eq(listingChanges.source, kind)).limit(1),
  ]);
  const capturedAt = total?.capturedAt ?? null;
  const has: Partial<Record<SourceField, boolean>> = {
    screenshots: total?.screenshots ?? false,
    languages: total?.languages ?? false,
    // A store's id determines the address of a listing, but the apps of the sample are in no store.
    storeUrl: kind === "dataset",
    reviews: kind === "sample",
    charts: kind === "sample",
    history: changes.length > 0,
  };
  return {
    kind,
    label: kind === "sample" ? "Sample data" : formatLabel(capturedAt),
    live: false,
    capturedAt: capturedAt?.toISOString() ?? null,
    storefronts: storefronts.map(({ country }) => country),
    fields: SOURCE_FIELDS.filter((field) => has[field] ?? (known?.[field] ?? 0) > 0),
  };
}

const formatLabel = (date: Date | null) => (date ? `Data set of ${months.format(date)}` : "Data set");
