import { FIGURES } from "@listwise/aso-core/figures";
import { STORES } from "@listwise/aso-core/stores";
import { RATING_COUNT_COLUMN, VISIBILITY_COLUMN } from "@listwise/contracts/exports";
import { RELATION_NAMES } from "@listwise/shared-ui";
import type { Column, Sort } from "@listwise/shared-ui/table";
import type { MyApp } from "./my-apps";

/** Column of the exported file; the list can be sorted by those with an `order`. */
type AppColumn = Column<MyApp> & {
  /** Label in the sort field, and the direction that comes first there. */
  order?: { label: string; direction: Sort["direction"] };
};

export const appColumns: readonly AppColumn[] = [
  {
    key: "name",
    header: "Name",
    value: ({ app }) => app.name,
    order: { label: "Name", direction: "asc" },
  },
  { key: "storeId", header: "Store ID", value: ({ app }) => app.storeId },
  { key: "store", header: "Store", value: ({ app }) => STORES[app.platform].name },
  {
    key: "developer",
    header: "Developer",
    value: ({ app }) => app.developer,
    order: { label: "Developer", direction: "asc" },
  },
  { key: "category", header: "Category", value: ({ app }) => app.primaryGenre },
  { key: "price", header: "Price", value: ({ app }) => app.price },
  { key: "currency", header: "Currency", value: ({ app }) => app.currency },
  {
    key: "rating",
    header: "Rating",
    value: ({ app }) => app.rating,
    order: { label: "Best rated", direction: "desc" },
  },
  {
    key: "ratings",
    header: "Ratings",
    fileHeader: RATING_COUNT_COLUMN.header,
    value: ({ app }) => app.ratingCount,
    order: { label: "Most ratings", direction: "desc" },
  },
  { key: "version", header: "Version", value: ({ app }) => app.version },
  {
    key: "updated",
    header: "Updated",
    value: ({ app }) => app.lastUpdated,
    order: { label: "Last updated", direction: "desc" },
  },
  {
    key: "released",
    header: "Released",
    value: ({ app }) => app.releaseDate,
    csv: false,
    order: { label: "Newest release", direction: "desc" },
  },
  {
    key: "added",
    header: "Tracked since",
    value: ({ followedAt }) => followedAt,
    order: { label: "Newest first", direction: "desc" },
  },
  {
    key: "visibility",
    header: FIGURES.visibility.label,
    fileHeader: VISIBILITY_COLUMN.header,
    value: ({ figures }) => figures?.visibility ?? null,
    order: { label: "Most visible", direction: "desc" },
  },
  {
    key: "averageRank",
    header: FIGURES.averageRank.label,
    value: ({ figures }) => figures?.averageRank ?? null,
    order: { label: "Best average rank", direction: "asc" },
  },
  { key: "relation", header: "Relation", value: ({ relation }) => RELATION_NAMES[relation] },
  { key: "tags", header: "Tags", value: ({ tags }) => tags.join(", ") },
];

/** The usual order: newest first. */
export const DEFAULT_SORT: Sort = { key: "added", direction: "desc" };

/** Options of the sort field, the usual order first. */
export const sortOptions = appColumns
  .flatMap(({ key, order }) => (order ? [{ value: key, label: order.label }] : []))
  .sort((a, b) => Number(b.value === DEFAULT_SORT.key) - Number(a.value === DEFAULT_SORT.key));

/** Returns the order with this key; unknown keys return the usual one. */
export function getSort(key: string | null): Sort {
  const order = appColumns.find((column) => column.key === key)?.order;
  return key && order ? { key, direction: order.direction } : DEFAULT_SORT;
}
