import type { TimelineKind } from "@listwise/contracts/admin";
import { and, desc, eq, inArray, lt, ne, notInArray, or, sql, type SQL } from "drizzle-orm";
import { auditLog } from "../../infra/security/audit.schema";
import type { Executor } from "../../infra/db/database";
import { selectUsers, type TimelineEvent, type TimelineQuery } from "../accounts";

const users = selectUsers();

const SIGN_INS = [
  "auth.login",
  "auth.logout",
  "auth.session-ended",
  "auth.refresh-reused",
  "auth.google-reused",
  "auth.guessing",
  "user.session-ended",
  "user.sessions-ended",
];
const PLANS = [
  "user.plan-changed",
  "user.limits-changed",
  "limits.usage-reset",
  "plan-request.created",
  "plan-request.withdrawn",
  "plan-request.approved",
  "plan-request.declined",
  "subscription.change-requested",
  "trial.started",
  "trial.ended",
];
/** Actions that the timeline shows from other sources, or that concern an administrator's work. */
const LEFT_OUT = ["auth.register", "user.created", "admin.denied"];

/** Kinds of the entries in the audit log. */
export const AUDITED_KINDS = ["sign-in", "plan", "account"] as const satisfies readonly TimelineKind[];

function getKind(action: string): TimelineKind {
  if (SIGN_INS.includes(action)) return "sign-in";
  return PLANS.includes(action) ? "plan" : "account";
}

function isOfKind(kind: TimelineKind | null): SQL | undefined {
  if (kind === null) return undefined;
  if (kind === "sign-in") return inArray(auditLog.action, SIGN_INS);
  if (kind === "plan") return inArray(auditLog.action, PLANS);
  return notInArray(auditLog.action, [...SIGN_INS, ...PLANS]);
}

/** Removes the name of the account, which the reader of its timeline knows. */
function shorten(details: string, { id, email }: TimelineQuery["user"]): string {
  if (details === email || details === `user ${id}`) return "";
  const prefix = `${email}: `;
  return details.startsWith(prefix) ? details.slice(prefix.length) : details;
}

/** Returns the entries that a user caused, except as an administrator of others, or that are about the user. */
export async function findAuditedEvents(
  db: Executor,
  { user, kind, before, limit }: TimelineQuery,
): Promise<TimelineEvent[]> {
  const isTheirs = and(
    eq(auditLog.actorId, user.id),
    or(sql`${auditLog.subjectId} is null`, eq(auditLog.subjectId, user.id)),
  );
  const rows = await db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      actorId: auditLog.actorId,
      email: users.email,
      action: auditLog.action,
      result: auditLog.result,
      ip: auditLog.ip,
      details: auditLog.details,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(
      and(
        or(isTheirs, eq(auditLog.subjectId, user.id)),
        lt(auditLog.at, before),
        ne(auditLog.source, "client"),
        notInArray(auditLog.action, LEFT_OUT),
        isOfKind(kind),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit);
  return rows.map(({ id, at, actorId, email, action, result, ip, details }) => ({
    id: String(id),
    at,
    kind: getKind(action),
    event: action,
    result,
    details: shorten(details, user),
    // The address of an administrator says where the administrator was, not the customer.
    ...(actorId !== null && actorId !== user.id ? { actor: email } : { ip }),
  }));
}
