import { toCsv } from "@listwise/aso-core/csv";
import { downloadCsv } from "@listwise/shared-ui";
import type { MyApp } from "./my-apps";
import { storeNames } from "./stores";

const header = [
  "Name",
  "Store ID",
  "Store",
  "Developer",
  "Category",
  "Price",
  "Currency",
  "Rating",
  "Ratings",
  "Version",
  "Updated",
  "Tracked since",
  "Own",
  "Tags",
];

export function appsCsv(items: readonly MyApp[]): string {
  return toCsv(
    header,
    items.map(({ app, followedAt, own, tags }) => [
      app.name,
      app.storeId,
      storeNames[app.platform],
      app.developer,
      app.primaryGenre,
      app.price,
      app.currency,
      app.rating,
      app.ratingCount,
      app.version,
      app.lastUpdated,
      followedAt,
      own ? "yes" : "no",
      tags.join(", "),
    ]),
  );
}

export function exportApps(items: readonly MyApp[]): void {
  downloadCsv("tracked-apps", appsCsv(items));
}
