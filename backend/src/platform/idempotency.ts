import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Endpoint } from "@listwise/contracts";
import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { AppContext } from "./context";
import type { Database } from "./database";
import { fail } from "./errors";
import { idempotentCalls } from "./idempotency.schema";

const HEADER = "idempotency-key";
const KEPT_HOURS = 24;
// A call that has not answered by then has died with its server.
const LOST_SECONDS = 10;
const PAUSE_MS = 150;
const KEY = /^[\w-]{8,100}$/;

type Stored = { answer: unknown } | "free" | "running";

const isCall = (userId: number, key: string) =>
  and(eq(idempotentCalls.userId, userId), eq(idempotentCalls.key, key));

/**
 * Runs the handler of a call that may be made twice once for each `Idempotency-Key` of a user; the second call gets the
 * answer of the first, for 24 hours. What failed may be tried again with the same key.
 */
export async function oncePerKey(
  ctx: AppContext,
  endpoint: Endpoint,
  request: FastifyRequest,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const key = request.headers[HEADER];
  if (!endpoint.idempotent || key === undefined || !request.principal) return run();
  if (typeof key !== "string" || !KEY.test(key)) {
    throw fail(
      "VALIDATION_FAILED",
      "An Idempotency-Key is 8 to 100 letters, digits, hyphens or underscores.",
    );
  }
  const { id: userId } = request.principal;
  const hash = createHash("sha256")
    .update(JSON.stringify([endpoint.method, request.url, request.body ?? null]))
    .digest("hex");
  for (const end = Date.now() + LOST_SECONDS * 1000; ; await sleep(PAUSE_MS)) {
    const stored = await claim(ctx.db, userId, key, hash);
    if (stored === "free") break;
    if (stored !== "running") return stored.answer;
    if (Date.now() > end) throw fail("UNAVAILABLE", "The same call is still running.", undefined, 2);
  }
  try {
    const answer = await run();
    await ctx.db.update(idempotentCalls).set({ answer }).where(isCall(userId, key));
    return answer;
  } catch (error) {
    await ctx.db.delete(idempotentCalls).where(isCall(userId, key));
    throw error;
  }
}

/** Takes the key for this call, or says what became of the call that has it. */
async function claim(db: Database, userId: number, key: string, request: string): Promise<Stored> {
  const { startedAt, answer } = idempotentCalls;
  const ago = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;
  const taken = await db
    .insert(idempotentCalls)
    .values({ userId, key, request })
    .onConflictDoUpdate({
      target: [idempotentCalls.userId, idempotentCalls.key],
      set: { request, answer: null, startedAt: sql`now()` },
      setWhere: or(
        lt(startedAt, ago(KEPT_HOURS * 3600)),
        and(isNull(answer), eq(idempotentCalls.request, request), lt(startedAt, ago(LOST_SECONDS))),
      ),
    })
    .returning({ key: idempotentCalls.key });
  if (taken.length > 0) return "free";
  const [row] = await db.select().from(idempotentCalls).where(isCall(userId, key));
  if (row && row.request !== request) {
    throw fail("CONFLICT", "This Idempotency-Key was used for another call.");
  }
  return row && row.answer !== null ? { answer: row.answer } : "running";
}

/** Forgets the keys of yesterday, every hour. */
export function defineIdempotencySweep({ db, queue }: Pick<AppContext, "db" | "queue">): void {
  queue.define(
    "idempotency.sweep",
    async () => {
      const old = sql`now() - make_interval(hours => ${KEPT_HOURS})`;
      await db.delete(idempotentCalls).where(lt(idempotentCalls.startedAt, old));
    },
    { cron: "41 * * * *" },
  );
}
