import type { ConfigEntry } from "@listwise/contracts/site";
import { asc, inArray, like, or } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { PUBLIC_KEYS, TITLE_PREFIX } from "./config/config-catalog";
import { siteConfig } from "./site.schema";

/** Returns the entries that everyone can read: page titles and the keys on the list, no others under `seo.`. */
export async function findPublicConfig(db: Executor): Promise<ConfigEntry[]> {
  const { key, value, type, description } = siteConfig;
  return db
    .select({ key, value, type, description })
    .from(siteConfig)
    .where(or(like(key, `${TITLE_PREFIX}%`), inArray(key, [...PUBLIC_KEYS])))
    .orderBy(asc(key));
}
