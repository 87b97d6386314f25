import type { AuditEntry } from "@listwise/contracts/admin";
import type { EntryRow } from "./activity.repository";

const CHANGE = /^(.+?): ([^→]*) → ([^→]*)$/;

/** Parses the details of a change, `subject: before → after`; `null` if they have another format. */
export function parseChange(details: string): AuditEntry["change"] {
  const [, subject, before, after] = CHANGE.exec(details) ?? [];
  if (subject === undefined || before === undefined || after === undefined) return null;
  return { subject, before, after };
}

export function presentEntry({ at, actorId, email, ...rest }: EntryRow): AuditEntry {
  return {
    ...rest,
    at: at.toISOString(),
    actor: actorId === null ? null : { id: actorId, email },
    change: parseChange(rest.details),
  };
}
