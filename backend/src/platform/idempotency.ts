import { createHash } from "node:crypto";
import type { Endpoint } from "@listwise/contracts";
import { and, eq, isNull, lt, not, or, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { AppContext } from "./context";
import type { Executor, Transaction } from "./database";
import { fail } from "./errors";
import { idempotentCalls } from "./idempotency.schema";

const HEADER = "idempotency-key";
const KEPT_HOURS = 24;
const KEY = /^[\w-]{8,100}$/;

/**
 * Runs the write of a call in a transaction and returns what the call answers. For a call with an `Idempotency-Key` the
 * answer is stored in the same transaction: effect and answer are both there, or neither is.
 */
export type Transact = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

/** A call with a key. */
interface KeyedCall {
  userId: number;
  key: string;
  /** Hash of method, address and body. */
  request: string;
}

const isCall = ({ userId, key }: KeyedCall) =>
  and(eq(idempotentCalls.userId, userId), eq(idempotentCalls.key, key));

/**
 * Runs the handler of a call that may be made twice once for each `Idempotency-Key` of a user; the second call gets the
 * answer of the first, for 24 hours. What failed, or was lost with its server, may be tried again with the same key.
 *
 * @throws CONFLICT when the key was used for another call.
 */
export async function oncePerKey(
  ctx: AppContext,
  endpoint: Endpoint,
  request: FastifyRequest,
  run: (transact: Transact) => Promise<unknown>,
): Promise<unknown> {
  const call = readKey(endpoint, request);
  if (!call) return run((work) => ctx.db.transaction(work));
  const known = await findAnswer(ctx.db, call);
  if (known) return known.answer;
  try {
    return await run((work) =>
      ctx.db.transaction(async (tx) => {
        await claim(tx, call);
        const answer = await work(tx);
        await tx.update(idempotentCalls).set({ answer }).where(isCall(call));
        return answer;
      }),
    );
  } catch (error) {
    // The same call may have come through meanwhile, and be the reason why this one failed.
    const meanwhile = await findAnswer(ctx.db, call);
    if (meanwhile) return meanwhile.answer;
    throw error;
  }
}

function readKey(endpoint: Endpoint, request: FastifyRequest): KeyedCall | null {
  const key = request.headers[HEADER];
  if (!endpoint.idempotent || key === undefined || !request.principal) return null;
  if (typeof key !== "string" || !KEY.test(key)) {
    throw fail(
      "VALIDATION_FAILED",
      "An Idempotency-Key is 8 to 100 letters, digits, hyphens or underscores.",
    );
  }
  const hash = createHash("sha256")
    .update(JSON.stringify([endpoint.method, request.url, request.body ?? null]))
    .digest("hex");
  return { userId: request.principal.id, key, request: hash };
}

const isOver = () => lt(idempotentCalls.startedAt, sql`now() - make_interval(hours => ${KEPT_HOURS})`);

async function findAnswer(db: Executor, call: KeyedCall): Promise<{ answer: unknown } | null> {
  const [row] = await db
    .select({ request: idempotentCalls.request, answer: idempotentCalls.answer })
    .from(idempotentCalls)
    .where(and(isCall(call), not(isOver())));
  if (!row) return null;
  if (row.request !== call.request) throw fail("CONFLICT", "This Idempotency-Key was used for another call.");
  return row.answer === null ? null : { answer: row.answer };
}

/** Takes the key until the transaction ends; waits for another call that has it, and gives way to its answer. */
async function claim(tx: Transaction, { userId, key, request }: KeyedCall): Promise<void> {
  const taken = await tx
    .insert(idempotentCalls)
    .values({ userId, key, request })
    .onConflictDoUpdate({
      target: [idempotentCalls.userId, idempotentCalls.key],
      set: { request, answer: null, startedAt: sql`now()` },
      setWhere: or(isOver(), isNull(idempotentCalls.answer)),
    })
    .returning({ key: idempotentCalls.key });
  if (taken.length === 0) throw new Error("The call was answered meanwhile.");
}

/** Forgets the keys of yesterday, every hour. */
export function defineIdempotencySweep({ db, queue }: Pick<AppContext, "db" | "queue">): void {
  queue.define("idempotency.sweep", async () => void (await db.delete(idempotentCalls).where(isOver())), {
    cron: "41 * * * *",
  });
}
