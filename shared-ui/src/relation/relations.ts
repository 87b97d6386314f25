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
