import type { AppSummary } from "@listwise/contracts/apps";
import type { TrackedApp } from "../../shared/apps.api";

/** An app that the user tracks, added, or both. */
export interface MyApp {
  app: AppSummary;
  /** Null if the user added the app but doesn't track it. */
  followedAt: string | null;
  tags: readonly string[];
  own: boolean;
}

export function mergeApps(followed: readonly TrackedApp[], owned: readonly AppSummary[]): MyApp[] {
  const ownIds = new Set(owned.map(({ id }) => id));
  const followedIds = new Set(followed.map(({ app }) => app.id));
  const rest = owned.filter(({ id }) => !followedIds.has(id));
  return [
    ...followed.map((item) => ({ ...item, own: ownIds.has(item.app.id) })),
    ...rest.map((app) => ({ app, followedAt: null, tags: [], own: true })),
  ];
}

export interface AppsView {
  filter: string;
  show: string;
  tag: string;
  sort: string;
}

type Value = string | number | null;

interface Order {
  label: string;
  value: (item: MyApp) => Value;
  descending?: boolean;
}

/** The sort orders of the list; the first is the default. */
export const orders: Record<string, Order> = {
  added: { label: "Newest first", value: ({ followedAt }) => followedAt, descending: true },
  name: { label: "Name", value: ({ app }) => app.name.toLowerCase() },
  developer: { label: "Developer", value: ({ app }) => app.developer?.toLowerCase() ?? null },
  rating: { label: "Best rated", value: ({ app }) => app.rating, descending: true },
  ratings: { label: "Most ratings", value: ({ app }) => app.ratingCount, descending: true },
  updated: { label: "Last updated", value: ({ app }) => app.lastUpdated, descending: true },
  released: { label: "Newest release", value: ({ app }) => app.releaseDate, descending: true },
};

export const DEFAULT_ORDER = "added";

function compare(left: Value, right: Value): number {
  if (typeof left === "number" && typeof right === "number") return left - right;
  return String(left).localeCompare(String(right), "en");
}

function isShown({ app, own, followedAt, tags }: MyApp, { filter, show, tag }: AppsView): boolean {
  if (show === "own" && !own) return false;
  if (show === "followed" && followedAt === null) return false;
  if (tag !== "" && !tags.includes(tag)) return false;
  const words = [app.name, app.developer, app.primaryGenre, app.storeId, ...tags].join("\n").toLowerCase();
  return words.includes(filter.trim().toLowerCase());
}

/** Filters and sorts the apps; unknown values come last in either direction. */
export function applyView(items: readonly MyApp[], view: AppsView): MyApp[] {
  const order = orders[view.sort] ?? orders[DEFAULT_ORDER];
  if (!order) return [...items];
  const sign = order.descending ? -1 : 1;
  return items
    .filter((item) => isShown(item, view))
    .toSorted((a, b) => {
      const [left, right] = [order.value(a), order.value(b)];
      if (left === null || right === null) return Number(left === null) - Number(right === null);
      return sign * compare(left, right);
    });
}

/** Returns all tags with the number of apps that have them, most used first. */
export function countTags(items: readonly MyApp[]): { tag: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const tag of items.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .toSorted((a, b) => b.count - a.count || compare(a.tag, b.tag));
}
