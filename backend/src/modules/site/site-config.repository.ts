import type { ConfigEntry } from "@listwise/contracts";
import { asc, inArray, like, or } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { PUBLIC_KEYS, TITLE_PREFIX } from "./config-catalogue";
import { siteConfig } from "./site.schema";

const { key, value, type, description } = siteConfig;

/** The entries everyone may read: those on the list, whatever else is stored under `seo.`. */
export async function readPublicConfig(db: Executor): Promise<ConfigEntry[]> {
  return db
    .select({ key, value, type, description })
    .from(siteConfig)
    .where(or(like(key, `${TITLE_PREFIX}%`), inArray(key, [...PUBLIC_KEYS])))
    .orderBy(asc(key));
}

/** Adds the entries that are missing; what an administrator changed stays. */
export async function insertConfig(db: Executor, entries: readonly ConfigEntry[]): Promise<void> {
  await db
    .insert(siteConfig)
    .values([...entries])
    .onConflictDoNothing();
}
