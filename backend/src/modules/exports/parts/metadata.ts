import { getFieldName } from "@listwise/contracts/analytics";
import type { App } from "@listwise/contracts/apps";
import { createRecord, type ExportPart } from "../export-plan";

const MEGABYTE_BYTES = 1_000_000;

const toDay = (time: string | null) => time?.slice(0, 10) ?? null;

/**
 * Creates the part with the app's current listing. `screenshots` are the addresses to include; `origin` is that of
 * pictures which this server stores.
 */
export function createMetadataPart(app: App, screenshots: readonly string[], origin: string): ExportPart {
  const { id, storeId, name, subtitle, developer, platform, country, primaryGenre, price, currency } = app;
  const { rating, ratingCount, version, minimumOsVersion, contentRating, sizeBytes, storeUrl, icon } = app;
  const { source, fetchedAt } = app.provenance;
  const record = createRecord("metadata", {
    name,
    subtitle,
    developer,
    id,
    storeId,
    platform,
    country,
    primaryGenre,
    genres: app.genres.join("; ") || null,
    price,
    currency,
    rating,
    ratingCount,
    version,
    releaseDate: toDay(app.releaseDate),
    lastUpdated: toDay(app.lastUpdated),
    minimumOsVersion,
    contentRating,
    sizeMegabytes: sizeBytes === null ? null : Math.round((sizeBytes / MEGABYTE_BYTES) * 10) / 10,
    languages: app.languages.join("; ") || null,
    description: app.description,
    storeUrl,
    icon: icon === null ? null : new URL(icon, origin).href,
    screenshots: screenshots.map((address) => new URL(address, origin).href).join("\n") || null,
    source: source === "apple-ads" ? null : source,
    fetchedAt,
  });
  return { ...record, headers: { subtitle: getFieldName("subtitle", platform) } };
}
