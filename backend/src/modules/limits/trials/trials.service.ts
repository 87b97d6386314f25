import { formatCount } from "@listwise/aso-core/text";
import type { Trial } from "@listwise/contracts/billing";
import type { FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../../infra/http/authorize-request";
import type { AppContext } from "../../../infra/context";
import type { Executor, Transaction } from "../../../infra/db/database";
import { fail, failNotFound } from "../../../infra/http/errors";
import { findUserById, lockUser, type UserRow } from "../../accounts";
import { findPlanNames, findTemplateByKey } from "../limits.reads";
import { assignPlan, changePlan } from "../plans/assign-plan";
import { findDefaultTemplate } from "../plans/templates.repository";
import { createEndMail, createReminderMail, type TrialMail } from "./trial-mails";
import {
  claimReminder,
  endTrial,
  findDueReminders,
  findOverTrials,
  findTrial,
  insertTrial,
  type TrialRow,
} from "./trials.repository";

const DAY_MS = 86_400_000;
/** Days before the end at which users are reminded, chosen by us; of a short trial it is the middle. */
const REMINDER_DAYS = 3;

async function presentTrial(db: Executor, row: TrialRow): Promise<Trial> {
  const { plan, startedAt, endsAt, endedAt } = row;
  return {
    plan: { key: plan, name: (await findPlanNames(db)).get(plan) ?? plan },
    startedAt: startedAt.toISOString(),
    endsAt: endsAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}

/** Returns the user's trial, `null` if they never had one, and whether they can start one. */
export async function loadTrial(db: Executor, userId: number) {
  const [row, user] = [await findTrial(db, userId), await findUserById(db, userId)];
  const standard = await findDefaultTemplate(db);
  return {
    data: row ? await presentTrial(db, row) : null,
    canStart: row === null && user?.plan === standard?.key,
  };
}

/**
 * Starts the account's only trial and assigns the plan.
 *
 * @throws NOT_FOUND for an unknown or hidden plan, CONFLICT if the plan has no trial, the account had one, or it isn't on the
 * default plan
 */
export function startTrial(ctx: AppContext, userId: number, key: string, request: FastifyRequest) {
  return ctx.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    const [plan, standard] = [await findTemplateByKey(tx, key), await findDefaultTemplate(tx)];
    if (!user || !plan?.displayInPricing) throw failNotFound("plan");
    if (plan.trialDays === 0 || plan.isDefault)
      throw fail("CONFLICT", "This plan has no free trial. Choose another plan.");
    if (await findTrial(tx, userId)) {
      throw fail("CONFLICT", "Your account already had a free trial. Buy or request the plan instead.");
    }
    if (user.plan !== standard?.key) {
      throw fail(
        "CONFLICT",
        "Free trials are for accounts on the default plan. Buy or request this plan instead.",
      );
    }
    await changePlan(tx, user, plan.key);
    const now = Date.now();
    const length = plan.trialDays * DAY_MS;
    const remindAt = new Date(now + length - Math.min(REMINDER_DAYS * DAY_MS, length / 2));
    await insertTrial(tx, {
      ...{ userId, plan: plan.key, remindAt },
      startedAt: new Date(now),
      endsAt: new Date(now + length),
    });
    const details = `${user.email}: ${user.plan} → ${plan.key} for ${formatCount(plan.trialDays, "day")}`;
    await ctx.audit.record(
      { action: "trial.started", result: "ok", ...getRequestOrigin(request), details },
      tx,
    );
    return loadTrial(tx, userId);
  });
}

/** Runs `work` for each user, and returns the errors of those for whom it failed. */
async function collectErrors(userIds: readonly number[], work: (userId: number) => Promise<void>) {
  const errors: unknown[] = [];
  for (const userId of userIds) await work(userId).catch((error: unknown) => errors.push(error));
  return errors;
}

/**
 * Reminds users of the end of their trials and ends those that are over, each exactly once.
 *
 * @throws AggregateError once all trials are processed, if some of them failed; they stay due
 */
export async function processTrials(ctx: AppContext, now = new Date()): Promise<void> {
  const errors = [
    ...(await collectErrors(await findOverTrials(ctx.db, now), (userId) =>
      ctx.db.transaction((tx) => endOverTrial(ctx, tx, userId)),
    )),
    ...(await collectErrors(await findDueReminders(ctx.db, now), (userId) =>
      ctx.db.transaction(async (tx) => {
        const user = await findUserById(tx, userId);
        const row = await claimReminder(tx, userId, now);
        if (row && user) await sendMail(ctx, tx, user, row, createReminderMail);
      }),
    )),
  ];
  if (errors.length > 0) throw new AggregateError(errors, `${formatCount(errors.length, "trial")} failed`);
}

async function endOverTrial(ctx: AppContext, tx: Transaction, userId: number): Promise<void> {
  // The lock comes first, as in every change of a plan, so that the two can't block each other.
  const user = await lockUser(tx, userId);
  const row = await endTrial(tx, userId);
  if (!user || !row || user.plan !== row.plan) return;
  const change = await assignPlan(tx, userId, null);
  if (!change) return;
  const details = `${user.email}: ${change.before} → ${change.after}`;
  const entry = { action: "trial.ended", result: "ok", actorId: null, subjectId: userId, details } as const;
  await ctx.audit.record(entry, tx);
  await sendMail(ctx, tx, user, row, createEndMail);
}

async function sendMail(
  ctx: AppContext,
  tx: Transaction,
  { email }: UserRow,
  { plan: key, startedAt, endsAt }: TrialRow,
  create: (mail: TrialMail, publicUrl: string) => ReturnType<typeof createEndMail>,
): Promise<void> {
  const [names, standard] = [await findPlanNames(tx), await findDefaultTemplate(tx)];
  const plan = { key, name: names.get(key) ?? key };
  const mail = { plan, next: standard?.name ?? "", startedAt, endsAt };
  await ctx.mailer.send({ to: email, ...create(mail, ctx.config.publicUrl) }, tx);
}
