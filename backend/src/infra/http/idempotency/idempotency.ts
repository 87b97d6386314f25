import { createHash } from "node:crypto";
import type { Endpoint } from "@listwise/contracts/api";
import { and, eq, isNull, lt, not, or, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { AppContext } from "../../context";
import type { Executor, Transaction } from "../../db/database";
import { fail } from "../errors";
import { idempotentCalls } from "./idempotency.schema";

const HEADER = "idempotency-key";
const KEY_TTL_HOURS = 24;
const KEY = /^[\w-]{8,100}$/;

/**
 * Runs the write of a request in a transaction and returns the response. For a request with an `Idempotency-Key`, the
 * response is stored in the same transaction, so effect and response exist together or not at all.
 */
export type Transact = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

/** A request with an idempotency key. */
interface KeyedCall {
  userId: number;
  key: string;
  /** Hash of method, URL and body. */
  request: string;
}

const matchesCall = ({ userId, key }: KeyedCall) =>
  and(eq(idempotentCalls.userId, userId), eq(idempotentCalls.key, key));

/**
 * Runs the handler of an idempotent endpoint once per user and `Idempotency-Key`. A repeated request gets the first
 * response for 24 hours. A request that failed or was lost with its server can be retried with the same key.
 *
 * @throws CONFLICT if the key was used for another request
 */
export async function runIdempotent(
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
        await claimKey(tx, call);
        const answer = await work(tx);
        await tx.update(idempotentCalls).set({ answer }).where(matchesCall(call));
        return answer;
      }),
    );
  } catch (error) {
    // An identical request may have succeeded in the meantime and made this one fail.
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
      "The Idempotency-Key must be 8 to 100 letters, digits, hyphens or underscores.",
    );
  }
  const hash = createHash("sha256")
    .update(JSON.stringify([endpoint.method, request.url, request.body ?? null]))
    .digest("hex");
  return { userId: request.principal.id, key, request: hash };
}

const isExpired = () => lt(idempotentCalls.startedAt, sql`now() - make_interval(hours => ${KEY_TTL_HOURS})`);

async function findAnswer(db: Executor, call: KeyedCall): Promise<{ answer: unknown } | null> {
  const [row] = await db
    .select({ request: idempotentCalls.request, answer: idempotentCalls.answer })
    .from(idempotentCalls)
    .where(and(matchesCall(call), not(isExpired())));
  if (!row) return null;
  if (row.request !== call.request)
    throw fail("CONFLICT", "This Idempotency-Key was used for another request. Use a new one.");
  return row.answer === null ? null : { answer: row.answer };
}

/**
 * Claims the key until the transaction ends. Waits for a parallel request with the same key, and throws if that one
 * succeeded.
 */
async function claimKey(tx: Transaction, { userId, key, request }: KeyedCall): Promise<void> {
  const taken = await tx
    .insert(idempotentCalls)
    .values({ userId, key, request })
    .onConflictDoUpdate({
      target: [idempotentCalls.userId, idempotentCalls.key],
      set: { request, answer: null, startedAt: sql`now()` },
      setWhere: or(isExpired(), isNull(idempotentCalls.answer)),
    })
    .returning({ key: idempotentCalls.key });
  if (taken.length === 0) throw new Error("Another request with this key succeeded in the meantime.");
}

/** Defines an hourly job that deletes keys older than a day. */
export function defineIdempotencySweep({ db, queue }: Pick<AppContext, "db" | "queue">): void {
  queue.define("idempotency.sweep", async () => void (await db.delete(idempotentCalls).where(isExpired())), {
    cron: "41 * * * *",
  });
}
