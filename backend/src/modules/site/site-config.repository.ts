import type { ConfigEntry } from "@listwise/contracts";
import { asc, inArray, like, or } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { siteConfig } from "./site.schema";

const { key, value, type, description } = siteConfig;
const PUBLIC_FLAGS = ["beta.enabled"];

/** The entries everyone may read. */
export async function readPublicConfig(db: Executor): Promise<ConfigEntry[]> {
  return db
    .select({ key, value, type, description })
    .from(siteConfig)
    .where(or(like(key, "seo.%"), inArray(key, PUBLIC_FLAGS)))
    .orderBy(asc(key));
}

/** Adds the entries that are missing; what an administrator changed stays. */
export async function insertConfig(db: Executor, entries: readonly ConfigEntry[]): Promise<void> {
  await db
    .insert(siteConfig)
    .values([...entries])
    .onConflictDoNothing();
}
