import type { ConfigEntry } from "@listwise/contracts/site";
import type { Executor } from "../../../infra/db/database";
import { siteConfig } from "../site.schema";

/** Inserts missing entries and leaves existing ones unchanged. */
export async function insertConfig(db: Executor, entries: readonly ConfigEntry[]): Promise<void> {
  await db
    .insert(siteConfig)
    .values([...entries])
    .onConflictDoNothing();
}
