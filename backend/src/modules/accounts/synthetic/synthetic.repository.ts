import { and, like, lt, sql } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { users } from "../accounts.schema";

/** Domain of synthetic accounts; `.invalid` is reserved, so no email ever reaches anyone (RFC 2606). */
export const SYNTHETIC_DOMAIN = "smoke-test.invalid";

const isSynthetic = like(users.email, `%@${SYNTHETIC_DOMAIN}`);

/** Deletes synthetic accounts that are older than an hour. */
export async function deleteOldSyntheticAccounts(db: Executor): Promise<void> {
  await db.delete(users).where(and(isSynthetic, lt(users.createdAt, sql`now() - interval '1 hour'`)));
}
