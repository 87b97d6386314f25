import type { AdminPlanRequest, PlanRequest } from "@listwise/contracts/billing";
import type { FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../../infra/http/authorize-request";
import type { AppContext } from "../../../infra/context";
import type { Executor, Transaction } from "../../../infra/db/database";
import { fail, failNotFound } from "../../../infra/http/errors";
import { paginate, parsePage } from "../../../infra/http/paging";
import type { Letter } from "../../../infra/mail/mail-templates";
import { assertMayAct, lockUser } from "../../accounts";
import { assignPlan, findPlanNames, findTemplateByKey, hasRunningTrial } from "../../limits";
import { countOpenRequests } from "../billing.reads";
import { findPaidSubscription } from "../billing.repository";
import { PAID_STATES } from "../events.service";
import { createApprovalMail, createRefusalMail } from "./request-mails";
import {
  findLatestRequests,
  findRequests,
  insertRequest,
  lockRequest,
  updateRequest,
  type RequestRow,
} from "./requests.repository";

/** The administrator who decides. */
interface By {
  user: { id: number };
  request: FastifyRequest;
}

type Names = ReadonlyMap<string, string>;

const notFound = () => failNotFound("request");

function present(row: RequestRow, names: Names): PlanRequest {
  const { id, plan, state, reason, createdAt, decidedAt } = row;
  return {
    ...{ id, state, reason },
    plan: { key: plan, name: names.get(plan) ?? plan },
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}

function presentForAdmin(
  row: Awaited<ReturnType<typeof findRequests>>["rows"][number],
  names: Names,
): AdminPlanRequest {
  const { request, name, email, currentPlan, decidedBy } = row;
  return {
    ...present(request, names),
    ...{ userId: request.userId, name, email, decidedBy },
    currentPlan: { key: currentPlan, name: names.get(currentPlan) ?? currentPlan },
  };
}

export async function listOwnRequests(db: Executor, userId: number): Promise<PlanRequest[]> {
  const [rows, names] = await Promise.all([findLatestRequests(db, userId), findPlanNames(db)]);
  return rows.map((row) => present(row, names));
}

/**
 * Requests a plan.
 *
 * @throws NOT_FOUND for an unknown or hidden plan, CONFLICT if the user has the plan or a request for it is open
 */
export function requestPlan(ctx: AppContext, userId: number, plan: string, request: FastifyRequest) {
  return ctx.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    const found = await findTemplateByKey(tx, plan);
    if (!user || !found?.displayInPricing) throw failNotFound("plan");
    // During a trial, the request is for keeping the plan.
    if (user.plan === plan && !(await hasRunningTrial(tx, userId)))
      throw fail("CONFLICT", `You already have the ${found.name} plan.`);
    const row = await insertRequest(tx, userId, plan);
    if (!row) {
      throw fail(
        "CONFLICT",
        `You already requested the ${found.name} plan. We'll email you when it's decided.`,
      );
    }
    const details = `${user.email}: ${user.plan} → ${plan}`;
    await ctx.audit.record(
      { action: "plan-request.created", result: "ok", ...getRequestOrigin(request), details },
      tx,
    );
    return present(row, await findPlanNames(tx));
  });
}

/** @throws NOT_FOUND for another user's request, CONFLICT if it is no longer open */
export function withdrawRequest(ctx: AppContext, userId: number, id: number, request: FastifyRequest) {
  return ctx.db.transaction(async (tx) => {
    const row = await lockRequest(tx, id);
    if (row?.userId !== userId) throw notFound();
    assertOpen(row);
    await updateRequest(tx, id, { state: "withdrawn" });
    await ctx.audit.record(
      { action: "plan-request.withdrawn", result: "ok", ...getRequestOrigin(request), details: row.plan },
      tx,
    );
    return present({ ...row, state: "withdrawn", decidedAt: new Date() }, await findPlanNames(tx));
  });
}

function assertOpen({ state }: RequestRow): void {
  if (state !== "open") throw fail("CONFLICT", `This request is already ${state}. Reload the page.`);
}

/** Returns a page of requests for administrators and the number of open ones. */
export async function listRequests(
  ctx: AppContext,
  query: Parameters<typeof parsePage>[0] & {
    search?: string | undefined;
    state?: PlanRequest["state"] | undefined;
  },
) {
  const page = parsePage(query);
  const filter = { state: query.state, search: query.search?.trim() };
  const [{ rows, total }, openCount, names] = await Promise.all([
    findRequests(ctx.db, filter, page),
    countOpenRequests(ctx.db),
    findPlanNames(ctx.db),
  ]);
  return {
    data: rows.map((row) => presentForAdmin(row, names)),
    pagination: paginate(page, total),
    openCount,
  };
}

async function loadRequest(db: Executor, id: number) {
  const { rows } = await findRequests(db, { id }, { page: 1, pageSize: 1, offset: 0 });
  if (!rows[0]) throw notFound();
  return rows[0];
}

/** Decides on an open request: `apply` makes the change and returns the email to the user. */
async function decide(
  ctx: AppContext,
  id: number,
  by: By,
  decision: { state: "approved" | "declined"; reason?: string },
  apply: (tx: Transaction, row: RequestRow, planName: string) => Promise<Letter>,
): Promise<AdminPlanRequest> {
  const { userId } = (await loadRequest(ctx.db, id)).request;
  await assertMayAct(ctx, userId, by.request);
  return ctx.db.transaction(async (tx) => {
    // The user's row is locked before the request's, as when it is created.
    const user = await lockUser(tx, userId);
    const row = await lockRequest(tx, id);
    if (!user || !row) throw notFound();
    assertOpen(row);
    const names = await findPlanNames(tx);
    const letter = await apply(tx, row, names.get(row.plan) ?? row.plan);
    await updateRequest(tx, id, { ...decision, decidedBy: by.user.id });
    const details = `${user.email}: ${user.plan} → ${row.plan}${decision.reason ? `: ${decision.reason}` : ""}`;
    const action = `plan-request.${decision.state}`;
    const entry = { action, result: "ok", subjectId: userId, details } as const;
    await ctx.audit.record({ ...entry, ...getRequestOrigin(by.request) }, tx);
    await ctx.mailer.send({ to: user.email, ...letter }, tx);
    return presentForAdmin(await loadRequest(tx, id), names);
  });
}

/**
 * Assigns the requested plan and emails the user.
 *
 * @throws NOT_FOUND, FORBIDDEN, CONFLICT if the request is no longer open, the plan was deleted, or the user pays for another plan
 */
export function approveRequest(ctx: AppContext, id: number, by: By): Promise<AdminPlanRequest> {
  return decide(ctx, id, by, { state: "approved" }, async (tx, { userId, plan }, planName) => {
    if (!(await findTemplateByKey(tx, plan))) {
      throw fail("CONFLICT", "This plan was deleted. Decline the request and say which plan to request.");
    }
    const paid = await findPaidSubscription(tx, userId, PAID_STATES);
    if (paid && paid.plan !== plan) {
      throw fail(
        "CONFLICT",
        "This user pays for another plan, which the next payment would restore. Change the subscription with the payment provider instead.",
      );
    }
    const change = await assignPlan(tx, userId, plan);
    if (change) {
      const details = `${change.email}: ${change.before} → ${change.after}`;
      const entry = { action: "user.plan-changed", result: "ok", subjectId: userId, details } as const;
      await ctx.audit.record({ ...entry, ...getRequestOrigin(by.request) }, tx);
    }
    return createApprovalMail(planName, ctx.config.publicUrl);
  });
}

/** @throws NOT_FOUND, FORBIDDEN, CONFLICT if the request is no longer open */
export function declineRequest(ctx: AppContext, id: number, reason: string, by: By) {
  return decide(ctx, id, by, { state: "declined", reason }, async (_, __, planName) =>
    createRefusalMail(planName, reason, ctx.config.publicUrl),
  );
}
