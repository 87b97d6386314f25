import type { AccountSession } from "@listwise/contracts/account";
import type { SessionRow } from "./sessions.repository";
import { readUserAgent } from "./user-agent";

/** Converts a stored session to the API's format; `currentId` is the id of the caller's session. */
export function presentSession(row: SessionRow, currentId: string | null): AccountSession {
  return {
    id: row.id,
    current: row.id === currentId,
    ...readUserAgent(row.userAgent),
    ip: row.ip,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  };
}
