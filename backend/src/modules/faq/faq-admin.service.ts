import type { EditedFaq, FaqInput } from "@listwise/contracts/content";
import { formatCount } from "@listwise/aso-core/text";
import type { FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../infra/http/authorize-request";
import { describeDiff } from "../../infra/security/describe-diff";
import type { AppContext } from "../../infra/context";
import type { Executor } from "../../infra/db/database";
import { fail, failNotFound } from "../../infra/http/errors";
import { presentEdited } from "./faq.presenter";
import { deleteFaq, findFaq, findFaqs, insertFaq, toggleFaq, updateFaq, type FaqRow } from "./faq.repository";

const createNotFound = () => failNotFound("question");
const CHANGED = "This question has changed since you opened it. Compare the versions, then save again.";

/** Changes the FAQ and records the change in the audit log, in one transaction. */
function changeAndAudit(
  ctx: AppContext,
  request: FastifyRequest,
  verb: string,
  change: (tx: Executor) => Promise<FaqRow>,
  /** Id of an existing question, whose previous text is logged. */
  id?: number,
): Promise<EditedFaq> {
  return ctx.db.transaction((tx) => auditWithin(ctx, tx, request, verb, change, id));
}

async function auditWithin(
  ctx: AppContext,
  tx: Executor,
  request: FastifyRequest,
  verb: string,
  change: (tx: Executor) => Promise<FaqRow>,
  id?: number,
): Promise<EditedFaq> {
  const before = id === undefined ? null : await readFaq(tx, id);
  const changed = await change(tx);
  const changes = before ? `: ${describeDiff(before, presentEdited(changed))}` : "";
  const details = `${changed.id}: ${before?.question ?? changed.question}${changes}`;
  await ctx.audit.record({ action: `faq.${verb}`, result: "ok", ...getRequestOrigin(request), details }, tx);
  return presentEdited(changed);
}

/** @throws NOT_FOUND */
export async function readFaq(db: Executor, id: number): Promise<EditedFaq> {
  const row = await findFaq(db, id);
  if (!row) throw createNotFound();
  return presentEdited(row);
}

export function createFaq(
  ctx: AppContext,
  tx: Executor,
  input: FaqInput,
  request: FastifyRequest,
): Promise<EditedFaq> {
  return auditWithin(ctx, tx, request, "created", () => insertFaq(tx, input));
}

/**
 * Updates a question. `updatedAt` is that of the version the change is based on.
 *
 * @throws NOT_FOUND if there is no such question.
 * @throws CONFLICT with the current version if the question has changed since.
 */
export function changeFaq(
  ctx: AppContext,
  id: number,
  { updatedAt, ...input }: FaqInput & { updatedAt: string },
  request: FastifyRequest,
): Promise<EditedFaq> {
  return changeAndAudit(
    ctx,
    request,
    "changed",
    async (tx) => {
      const changed = await updateFaq(tx, id, input, updatedAt);
      if (changed) return changed;
      const current = await readFaq(tx, id);
      throw fail("CONFLICT", CHANGED, { updatedAt: current.updatedAt, current });
    },
    id,
  );
}

export function toggleStatus(ctx: AppContext, id: number, request: FastifyRequest): Promise<EditedFaq> {
  return changeAndAudit(
    ctx,
    request,
    "toggled",
    async (tx) => {
      const toggled = await toggleFaq(tx, id);
      if (!toggled) throw createNotFound();
      return toggled;
    },
    id,
  );
}

export async function removeFaq(ctx: AppContext, id: number, request: FastifyRequest): Promise<void> {
  await changeAndAudit(ctx, request, "deleted", async (tx) => {
    const removed = await deleteFaq(tx, id);
    if (!removed) throw createNotFound();
    return removed;
  });
}

/**
 * Changes the order of questions, all or none.
 *
 * @throws NOT_FOUND if one of them doesn't exist.
 * @throws VALIDATION_FAILED if one of them is listed twice.
 */
export async function reorder(
  ctx: AppContext,
  orders: readonly { id: number; order: number }[],
  request: FastifyRequest,
): Promise<EditedFaq[]> {
  if (new Set(orders.map(({ id }) => id)).size < orders.length) {
    throw fail("VALIDATION_FAILED", "List each question only once.");
  }
  // Sorted by id, so that two parallel reorders can't deadlock.
  const byId = [...orders].sort((a, b) => a.id - b.id);
  await ctx.db.transaction(async (tx) => {
    for (const { id, order } of byId) {
      if (!(await updateFaq(tx, id, { sortOrder: order })))
        throw fail("NOT_FOUND", `Question ${id} doesn't exist. Reload the page.`);
    }
    const details = formatCount(orders.length, "question");
    await ctx.audit.record(
      { action: "faq.reordered", result: "ok", ...getRequestOrigin(request), details },
      tx,
    );
  });
  return (await findFaqs(ctx.db, {})).map(presentEdited);
}
