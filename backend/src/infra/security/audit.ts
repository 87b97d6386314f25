import { auditLog } from "./audit.schema";
import type { Database, Executor } from "../db/database";

/** One entry of the audit log. `action` is `domain.verb`; `details` is plain text without secrets. */
export interface AuditEntry {
  action: string;
  result: "ok" | "failed" | "denied";
  actorId?: number | null;
  /** Id of the user whom the entry is about, if it isn't the actor; the user's timeline shows the entry. */
  subjectId?: number | undefined;
  ip?: string | null;
  requestId?: string | null;
  details?: string;
  /** `client` marks an entry that a browser reported; omitted for the server's own entries. */
  source?: "client";
}

/** Writes the audit log. */
export interface Audit {
  /** Adds an entry. Within a transaction, the entry is written only if the transaction commits. */
  record(entry: AuditEntry, within?: Executor): Promise<void>;
}

/** Replaces line breaks and control characters, which could forge entries in a text view. */
function toSingleLine(text: string): string {
  // eslint-disable-next-line no-control-regex -- control characters are what this removes
  return text.replace(/[\u0000-\u001f\u007f\u2028\u2029]/g, " ").slice(0, 1_000);
}

/** Creates an audit log that writes to the given database. */
export function createAudit(db: Database): Audit {
  return {
    async record(entry, within = db) {
      const { subjectId = null, details = "" } = entry;
      // The statement is the same with and without a subject: its work must not tell known from unknown accounts.
      await within.insert(auditLog).values({ ...entry, subjectId, details: toSingleLine(details) });
    },
  };
}
