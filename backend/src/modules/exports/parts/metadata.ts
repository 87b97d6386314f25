import type { App } from "@listwise/contracts/apps";
import type { ExportPart } from "../export-plan";

/** Creates the part with the app's current listing. */
export function createMetadataPart(app: App): ExportPart {
  const { id, storeId, name, subtitle, developer, platform, country, price, currency, rating, ratingCount } =
    app;
  const { version, releaseDate, lastUpdated, primaryGenre, minimumOsVersion, contentRating, sizeBytes } = app;
  const record = {
    id,
    storeId,
    name,
    subtitle,
    developer,
    platform,
    country,
    price,
    currency,
    rating,
    ratingCount,
    version,
    releaseDate,
    lastUpdated,
    primaryGenre,
    genres: app.genres.join("; "),
    languages: app.languages.join("; "),
    minimumOsVersion,
    contentRating,
    sizeBytes,
    storeUrl: app.storeUrl,
    icon: app.icon,
    description: app.description,
    source: app.provenance.source,
    fetchedAt: app.provenance.fetchedAt,
  };
  return {
    name: "metadata",
    columns: Object.keys(record),
    prose: true,
    total: 1,
    async *rows() {
      yield Object.values(record);
    },
  };
}
