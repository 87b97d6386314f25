import { MOST_API_KEYS, UNLIMITED, type ApiKey } from "@listwise/contracts";
import type { FastifyRequest } from "fastify";
import { origin } from "../../platform/admit";
import { API_KEY_PREFIX, type KeyResolver } from "../../platform/authenticate";
import type { AppContext } from "../../platform/context";
import { fail } from "../../platform/errors";
import { hashToken, mustVerify, newToken } from "../accounts";
import { consume, limitOf } from "../limits";
import {
  deleteKey,
  findKeyByHash,
  findKeys,
  insertKey,
  touchKey,
  type ApiKeyRow,
} from "./api-keys.repository";

const MINUTE_SECONDS = 60;
const ENDING = 4;

function present({ id, label, ending, createdAt, lastUsedAt }: ApiKeyRow): ApiKey {
  return {
    id,
    label,
    ending,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

export async function listKeys({ db }: AppContext, userId: number): Promise<ApiKey[]> {
  return (await findKeys(db, userId)).map(present);
}

/** Makes a key; its text is returned once and kept nowhere. */
export function createKey(ctx: AppContext, userId: number, label: string, request: FastifyRequest) {
  const key = API_KEY_PREFIX + newToken().token;
  const made = { userId, label, hash: hashToken(key), ending: key.slice(-ENDING) };
  return ctx.db.transaction(async (tx) => {
    const row = await insertKey(tx, made, MOST_API_KEYS);
    if (!row) throw fail("CONFLICT", `You have ${MOST_API_KEYS} API keys already. Delete one first.`);
    const entry = { action: "api-key.created", ...origin(request), details: label };
    await ctx.audit.record({ ...entry, result: "ok" }, tx);
    return { ...present(row), key };
  });
}

export function removeKey(ctx: AppContext, userId: number, id: number, request: FastifyRequest) {
  return ctx.db.transaction(async (tx) => {
    const row = await deleteKey(tx, userId, id);
    if (!row) throw fail("NOT_FOUND", "There is no such API key.");
    const entry = { action: "api-key.deleted", ...origin(request), details: row.label };
    await ctx.audit.record({ ...entry, result: "ok" }, tx);
  });
}

/** Who calls with a key. The minute is looked at first, so that a call it refuses does not use up the day. */
export function createKeyResolver(ctx: AppContext): KeyResolver {
  return async (key) => {
    const found = await findKeyByHash(ctx.db, hashToken(key));
    if (!found?.user.isActive) {
      throw fail("UNAUTHORIZED", "This API key is not known: it was deleted, or never made here.");
    }
    const { user } = found;
    const verified = !mustVerify(ctx, user);
    if (!verified) throw fail("EMAIL_NOT_VERIFIED", "Confirm your e-mail address to continue.");
    await assertMinute(ctx, user.id);
    await ctx.db.transaction((tx) => consume(tx, user.id, "api_calls_per_day"));
    await touchKey(ctx.db, found.id);
    const { id, name, email } = user;
    return { id, sessionId: `key:${found.id}`, name, email, role: "user", verified };
  };
}

async function assertMinute(ctx: AppContext, userId: number): Promise<void> {
  const perMinute = await limitOf(ctx.db, userId, "rate_limit_per_minute");
  if (perMinute >= UNLIMITED) return;
  const count = await ctx.limiter.hit(`api-key:${userId}`, MINUTE_SECONDS);
  if (count.hits <= perMinute) return;
  throw fail(
    "RATE_LIMITED",
    `Your plan allows ${perMinute} API calls a minute. Try again in ${count.secondsLeft} s.`,
    undefined,
    count.secondsLeft,
  );
}
