import { API_KEY_SCOPES, MAX_API_KEYS, type ApiKey, type NewApiKeySchema } from "@listwise/contracts/account";
import { UNLIMITED } from "@listwise/contracts/limits";
import type { z } from "@listwise/contracts/zod";
import { formatCount } from "@listwise/aso-core/text";
import type { FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../infra/http/authorize-request";
import { API_KEY_PREFIX, type KeyResolver, type Principal } from "../../infra/http/authenticate";
import type { AppContext } from "../../infra/context";
import { fail, failNotFound } from "../../infra/http/errors";
import { hashToken, lockSignedIn, isVerificationMissing, createOpaqueToken, findUserById } from "../accounts";
import { consume, loadLimit, recordRefusal } from "../limits";
import { createKeyCreatedMail } from "./api-keys-mails";
import {
  deleteKey,
  findKeyByHash,
  findKeys,
  insertKey,
  touchKey,
  type ApiKeyRow,
} from "./api-keys.repository";

const MINUTE_SECONDS = 60;
const DAY_MS = 86_400_000;
const ENDING_LENGTH = 4;

const hasExpired = ({ expiresAt }: ApiKeyRow) => expiresAt.getTime() <= Date.now();

function presentKey(row: ApiKeyRow): ApiKey {
  const { id, label, ending, scopes, expiresAt, createdAt, lastUsedAt } = row;
  return {
    id,
    label,
    ending,
    scopes,
    expiresAt: expiresAt.toISOString(),
    expired: hasExpired(row),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}

export async function listKeys({ db }: AppContext, userId: number): Promise<ApiKey[]> {
  return (await findKeys(db, userId)).map(presentKey);
}

/**
 * Creates a key and emails its owner. The key itself is only returned here; the database has its hash.
 *
 * @throws SESSION_TERMINATED, CONFLICT if the account has the maximum number of keys
 */
export function createKey(
  ctx: AppContext,
  { id: userId, email, sessionId }: Principal,
  { label, scopes, expiresInDays }: z.output<typeof NewApiKeySchema>,
  request: FastifyRequest,
) {
  const key = API_KEY_PREFIX + createOpaqueToken().token;
  const made = {
    userId,
    label,
    hash: hashToken(key),
    ending: key.slice(-ENDING_LENGTH),
    scopes: API_KEY_SCOPES.filter((scope) => scopes.includes(scope)),
    expiresAt: new Date(Date.now() + expiresInDays * DAY_MS),
  };
  return ctx.db.transaction(async (tx) => {
    if (!(await lockSignedIn(tx, userId, sessionId))) {
      throw fail("SESSION_TERMINATED", "Your session was ended. Sign in again.");
    }
    const row = await insertKey(tx, made, MAX_API_KEYS);
    if (!row)
      throw fail("CONFLICT", `You already have ${formatCount(MAX_API_KEYS, "API key")}. Delete one first.`);
    const entry = { action: "api-key.created", ...getRequestOrigin(request), details: label };
    await ctx.audit.record({ ...entry, result: "ok" }, tx);
    await ctx.mailer.send({ to: email, ...createKeyCreatedMail(ctx.config.publicUrl, row) }, tx);
    return { ...presentKey(row), key };
  });
}

export function removeKey(ctx: AppContext, userId: number, id: number, request: FastifyRequest) {
  return ctx.db.transaction(async (tx) => {
    const row = await deleteKey(tx, userId, id);
    if (!row) throw failNotFound("API key");
    const entry = { action: "api-key.deleted", ...getRequestOrigin(request), details: row.label };
    await ctx.audit.record({ ...entry, result: "ok" }, tx);
  });
}

/**
 * Returns the function that authenticates API keys. The minute limit is checked first, so that the calls it rejects do not
 * count against the day's limit. The returned function throws UNAUTHORIZED, EMAIL_NOT_VERIFIED, FORBIDDEN, RATE_LIMITED or
 * FEATURE_LIMIT_EXCEEDED.
 */
export function createKeyResolver(ctx: AppContext): KeyResolver {
  return async (text, scope) => {
    const key = await findKeyByHash(ctx.db, hashToken(text));
    const user = key && (await findUserById(ctx.db, key.userId));
    if (!key || !user?.isActive) {
      throw fail("UNAUTHORIZED", "Unknown API key. It may have been deleted or revoked. Create a new key.");
    }
    if (hasExpired(key)) {
      const day = key.expiresAt.toISOString().slice(0, 10);
      throw fail("UNAUTHORIZED", `This API key expired on ${day}. Create a new key.`);
    }
    const verified = !isVerificationMissing(ctx, user);
    if (!verified) throw fail("EMAIL_NOT_VERIFIED", "Confirm your email address to continue.");
    if (!key.scopes.includes(scope)) {
      throw fail(
        "FORBIDDEN",
        `This call needs an API key with the scope ${scope}, but this one has ${key.scopes.join(", ")}. Create another key.`,
      );
    }
    await assertMinuteLimit(ctx, user.id);
    const consumed = ctx.db.transaction((tx) => consume(tx, user.id, "api_calls_per_day"));
    await consumed.catch(async (error: unknown) => {
      // The request has no principal yet, for whom refusals are counted otherwise.
      await recordRefusal(ctx, user.id, error);
      throw error;
    });
    await touchKey(ctx.db, key.id);
    const { id, name, email } = user;
    return {
      id,
      sessionId: `key:${key.id}`,
      name,
      email,
      role: "user",
      verified,
      secondFactorMissing: false,
      recentSignIn: false,
    };
  };
}

async function assertMinuteLimit(ctx: AppContext, userId: number): Promise<void> {
  const perMinute = await loadLimit(ctx.db, userId, "rate_limit_per_minute");
  if (perMinute >= UNLIMITED) return;
  if (perMinute === 0) throw fail("FORBIDDEN", "Your plan doesn't include API calls. Choose another plan.");
  const count = await ctx.limiter.hit(`api-key:${userId}`, MINUTE_SECONDS);
  if (count.hits <= perMinute) return;
  throw fail(
    "RATE_LIMITED",
    `Your plan allows ${formatCount(perMinute, "API call")} per minute. Try again in ${formatCount(count.secondsLeft, "second")}.`,
    undefined,
    count.secondsLeft,
  );
}
