import type { AppSummary, Relation, TrackedApp } from "@listwise/contracts/apps";
import type { TrackedFigures } from "@listwise/contracts/portfolio";
import type { Sort } from "@listwise/shared-ui/table";
import { RELATION_NAMES } from "@listwise/shared-ui";

/** An app that the user tracks, added, or both. */
export interface MyApp {
  app: AppSummary;
  /** Null if the user added the app but doesn't track it. */
  followedAt: string | null;
  tags: readonly string[];
  relation: Relation;
  /** True if the user added the app by its store id, and can remove it. */
  isAdded: boolean;
  /** Id of the same product's app in the other store. */
  linkedTo?: number | null | undefined;
  /** Latest figures in the current country; `null` while they are unknown. */
  figures: TrackedFigures | null;
}

export function mergeApps(
  followed: readonly TrackedApp[],
  owned: readonly AppSummary[],
  figures: ReadonlyMap<number, TrackedFigures> = new Map(),
): MyApp[] {
  const ownIds = new Set(owned.map(({ id }) => id));
  const followedIds = new Set(followed.map(({ app }) => app.id));
  const rest = owned.filter(({ id }) => !followedIds.has(id));
  return [
    ...followed.map((item) => {
      const isAdded = ownIds.has(item.app.id);
      return {
        ...item,
        isAdded,
        relation: item.relation ?? (isAdded ? "own" : "watching"),
        figures: figures.get(item.app.id) ?? null,
      };
    }),
    ...rest.map((app) => ({
      app,
      followedAt: null,
      tags: [],
      relation: "own" as const,
      isAdded: true,
      figures: null,
    })),
  ];
}

export interface AppsView {
  filter: string;
  show: string;
  tag: string;
  sort: Sort;
}

function isShown({ app, relation, followedAt, tags }: MyApp, { filter, show, tag }: AppsView): boolean {
  if (show in RELATION_NAMES && show !== relation) return false;
  if (show === "followed" && followedAt === null) return false;
  if (tag !== "" && !tags.includes(tag)) return false;
  const words = [app.name, app.developer, app.primaryGenre, app.storeId, ...tags].join("\n").toLowerCase();
  return words.includes(filter.trim().toLowerCase());
}

/** Returns the apps that match the filters. */
export function filterApps(items: readonly MyApp[], view: AppsView): MyApp[] {
  return items.filter((item) => isShown(item, view));
}

/** Returns all tags with the number of apps that have them, most used first. */
export function countTags(items: readonly MyApp[]): { tag: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const tag of items.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .toSorted((a, b) => b.count - a.count || a.tag.localeCompare(b.tag, "en"));
}
