import { PLATFORMS, type Platform } from "@listwise/aso-core/stores";

/** Names of what an app can be to the user, for badges, filters and files. */
export const RELATION_NAMES = { own: "Your app", competitor: "Competitor", watching: "Watching" } as const;

/** Relation of an app to the user. */
export type AppRelation = keyof typeof RELATION_NAMES;

/** Names of groups of apps with the same relation, in the order in which lists show them. */
export const RELATION_GROUPS: readonly (readonly [AppRelation, string])[] = [
  ["own", "Your apps"],
  ["competitor", "Competitors"],
  ["watching", "Watching"],
];

/** Tracked app as far as its relation is concerned; without a relation the user only watches it. */
export interface RelatedApp {
  app: { id: number; name: string };
  relation?: AppRelation | undefined;
  /** Ids of the user's own apps that it competes with. */
  competitorOf?: readonly number[] | undefined;
}

const getPosition = ({ relation = "watching" }: RelatedApp) =>
  RELATION_GROUPS.findIndex(([one]) => one === relation);

/** Returns tracked apps as every choice lists them: own apps, competitors, watched ones, each by name. */
export function sortByRelation<T extends RelatedApp>(apps: readonly T[]): T[] {
  return apps.toSorted(
    (a, b) => getPosition(a) - getPosition(b) || a.app.name.localeCompare(b.app.name, "en"),
  );
}

/** Tracked app as far as its link to the same product's app in the other store is concerned. */
export interface LinkedApp {
  app: { id: number; platform: Platform };
  /** Id of the linked app. */
  linkedTo?: number | null | undefined;
}

/**
 * Returns apps in groups: two linked ones, the App Store's first, or one that is not linked to another of the list. A pair
 * has the position of its first app.
 */
export function groupLinkedApps<T extends LinkedApp>(apps: readonly T[]): T[][] {
  const byId = new Map(apps.map((one) => [one.app.id, one]));
  const listed = new Set<number>();
  const getOrder = ({ app }: T) => PLATFORMS.indexOf(app.platform);
  return apps.flatMap((one) => {
    if (listed.has(one.app.id)) return [];
    const other = one.linkedTo ? byId.get(one.linkedTo) : undefined;
    const group = other ? [one, other].sort((a, b) => getOrder(a) - getOrder(b)) : [one];
    for (const { app } of group) listed.add(app.id);
    return [group];
  });
}
