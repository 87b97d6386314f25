import type { Executor } from "../../../infra/db/database";
import type { TimelineEvent, TimelineQuery } from "./timeline";

/** Returns the creation of the account, which is known even if the audit log has been cleared. */
export async function findAccountEvents(
  _db: Executor,
  { user, before }: TimelineQuery,
): Promise<TimelineEvent[]> {
  if (user.createdAt >= before) return [];
  return [{ id: String(user.id), at: user.createdAt, kind: "sign-up", event: "account.created" }];
}
