import { aliasedTable, and, desc, eq, sql } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { appLinks } from "./app-links.schema";
import { follows } from "./apps.schema";

export interface AppLinkRow {
  appId: number;
  otherId: number;
  linkedAt: Date;
}

/** Returns all links of a user, also those that don't count at present, for the personal data export. */
export async function findAllAppLinks(db: Executor, userId: number) {
  const { appId, otherId, linkedAt } = appLinks;
  return db.select({ appId, otherId, linkedAt }).from(appLinks).where(eq(appLinks.userId, userId));
}

/**
 * Returns the links of a user that count, newest first: both apps are tracked, and both or none of them are the user's
 * own.
 */
export async function findAppLinks(db: Executor, userId: number): Promise<AppLinkRow[]> {
  const { appId, otherId, linkedAt } = appLinks;
  const [one, other] = [aliasedTable(follows, "one"), aliasedTable(follows, "other")];
  return db
    .select({ appId, otherId, linkedAt })
    .from(appLinks)
    .innerJoin(one, and(eq(one.userId, appLinks.userId), eq(one.appId, appId)))
    .innerJoin(other, and(eq(other.userId, appLinks.userId), eq(other.appId, otherId)))
    .where(and(eq(appLinks.userId, userId), sql`(${one.relation} = 'own') = (${other.relation} = 'own')`))
    .orderBy(desc(linkedAt), desc(appId));
}

/** Returns the linked app in the other store by app id, for both apps of each link. */
export async function findLinkedApps(db: Executor, userId: number): Promise<Map<number, number>> {
  const links = await findAppLinks(db, userId);
  return new Map(
    links.flatMap(({ appId, otherId }): [number, number][] => [
      [appId, otherId],
      [otherId, appId],
    ]),
  );
}
