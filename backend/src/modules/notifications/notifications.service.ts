import type { AdminNotification, NotificationInput } from "@listwise/contracts/notifications";
import type { FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../infra/http/authorize-request";
import { describeDiff } from "../../infra/security/describe-diff";
import type { AppContext } from "../../infra/context";
import type { Executor, Transaction } from "../../infra/db/database";
import { fail, failNotFound } from "../../infra/http/errors";
import type { Transact } from "../../infra/http/idempotency/idempotency";
import { findUserByEmail } from "../accounts";
import { findPlanNames } from "../limits";
import { announce, scheduleAnnouncement } from "./announce.service";
import { presentForAdmin } from "./notifications.presenter";
import * as stored from "./notifications.repository";

const createNotFound = () => failNotFound("notification");
const CONFLICT_MESSAGE =
  "Someone else changed this notification. Compare your version with theirs, then save again.";
const ALREADY_SENT_MESSAGE =
  "This notification was already sent, so only its text can be changed. Create a new one for another audience or time.";

async function findNotificationOrThrow(db: Executor, id: number): Promise<AdminNotification> {
  const row = await stored.findNotification(db, id);
  if (!row) throw createNotFound();
  return presentForAdmin(row);
}

/** Returns the plan key or account address as stored, or `null` if the audience needs none. */
async function resolveTarget(db: Executor, { audience, target }: NotificationInput): Promise<string | null> {
  const refuse = (message: string) => fail("VALIDATION_FAILED", message, [{ path: "target", message }]);
  if (audience === "plan") {
    if (!target || !(await findPlanNames(db)).has(target)) throw refuse("Choose an existing plan.");
    return target;
  }
  if (audience !== "user") return null;
  const email = (target ?? "").toLowerCase();
  if (!(await findUserByEmail(db, email))) throw refuse("There is no account with this email address.");
  return email;
}

function note(ctx: AppContext, request: FastifyRequest, verb: string, details: string, tx: Transaction) {
  const action = `notification.${verb}`;
  return ctx.audit.record({ action, result: "ok", ...getRequestOrigin(request), details }, tx);
}

export async function createNotification(
  ctx: AppContext,
  transact: Transact,
  input: NotificationInput,
  createdBy: number,
  request: FastifyRequest,
) {
  const publishAt = input.publishAt === null ? new Date() : new Date(input.publishAt);
  let due: Awaited<ReturnType<typeof scheduleAnnouncement>> = [];
  const answer = await transact(async (tx) => {
    const target = await resolveTarget(tx, input);
    const id = await stored.insertNotification(tx, { ...input, target, publishAt, createdBy });
    await note(ctx, request, "created", `${id}: ${input.title}`, tx);
    due = await scheduleAnnouncement(ctx, tx, publishAt);
    return { success: true as const, data: await findNotificationOrThrow(tx, id) };
  });
  await announce(ctx, due);
  return answer;
}

/**
 * Notifies a user of something that this site did. Returns a function that tells open browsers; the caller runs it after
 * the commit.
 */
export async function notifyUser(
  ctx: AppContext,
  tx: Transaction,
  target: string,
  words: Pick<NotificationInput, "title" | "message" | "path" | "level">,
): Promise<() => Promise<void>> {
  const publishAt = new Date();
  await stored.insertNotification(tx, { ...words, audience: "user", target, publishAt });
  const due = await scheduleAnnouncement(ctx, tx, publishAt);
  return () => announce(ctx, due);
}

/**
 * Changes a notification. `updatedAt` is the version that was edited.
 * @throws CONFLICT if it was changed in the meantime
 */
export async function changeNotification(
  ctx: AppContext,
  id: number,
  { updatedAt, ...input }: NotificationInput & { updatedAt: string },
  request: FastifyRequest,
): Promise<AdminNotification> {
  const { title, message, path, level } = input;
  const { due, data } = await ctx.db.transaction(async (tx) => {
    const before = await findNotificationOrThrow(tx, id);
    const target = await resolveTarget(tx, input);
    const at = input.publishAt === null ? new Date(before.publishAt) : new Date(input.publishAt);
    const moved = at.getTime() !== Date.parse(before.publishAt);
    const others = input.audience !== before.audience || target !== before.target;
    if (before.sentAt !== null && (moved || others)) throw fail("CONFLICT", ALREADY_SENT_MESSAGE);
    const change = { title, message, path, level, audience: input.audience, target, publishAt: at };
    if (!(await stored.updateNotification(tx, id, updatedAt, change))) {
      const current = await findNotificationOrThrow(tx, id);
      throw fail("CONFLICT", CONFLICT_MESSAGE, { updatedAt: current.updatedAt, current });
    }
    const diff = describeDiff(before, { ...change, publishAt: at.toISOString() });
    await note(ctx, request, "changed", `${id}: ${diff}`, tx);
    return { due: await scheduleAnnouncement(ctx, tx, at), data: await findNotificationOrThrow(tx, id) };
  });
  await announce(ctx, due);
  return data;
}

export function removeNotification(ctx: AppContext, id: number, request: FastifyRequest): Promise<void> {
  return ctx.db.transaction(async (tx) => {
    const title = await stored.deleteNotification(tx, id);
    if (title === null) throw createNotFound();
    await note(ctx, request, "deleted", `${id}: ${title}`, tx);
  });
}
