import { createHash } from "node:crypto";
import type { ConfirmationMethod } from "@listwise/contracts/auth";
import type { FastifyRequest } from "fastify";
import { toNetworkKey, getRequestOrigin } from "../../../infra/http/authorize-request";
import type { AppContext } from "../../../infra/context";
import { fail } from "../../../infra/http/errors";

const WINDOW_SECONDS = 15 * 60;
/** Attempts for one address from one network. */
const PER_ACCOUNT_AND_NETWORK = 10;
/** Attempts for one address from all networks: high, so that a stranger cannot lock the owner out. */
const PER_ACCOUNT = 100;
/** Attempts from one network, for any address. */
const PER_NETWORK = 100;
/** Wrong passwords from all networks for all addresses. Reaching it raises an alarm but rejects no one. */
const ALARM_THRESHOLD = 1000;

/** Six-digit codes for one account: low, because guessing them requires the first factor. */
const CODES_PER_ACCOUNT = 10;
/** Wrong codes for one account per day. Three codes are valid at a time: the chance to guess one is 50 × 3 / 10⁶ per day. */
const CODES_PER_DAY = 50;
const DAY_SECONDS = 86_400;
/** Number of wrong codes a day after which the owner gets an email. */
const CODES_UNTIL_MAIL = 10;

/** Rate limit for one sign-in attempt. Attempts are counted before the password is checked, so parallel guesses count too. */
export interface LoginGuard {
  /**
   * Counts the attempt.
   *
   * @throws RATE_LIMITED with `Retry-After` after too many attempts
   */
  assertAllowed(): Promise<void>;
  /** Records a wrong password. */
  recordFailure(): Promise<void>;
  /** Records the right password: resets the account's counters and takes back the network's attempt. */
  recordSuccess(): Promise<void>;
}

/**
 * Returns the guard of one login. Known and unknown addresses count the same. A known browser can still sign in while
 * strangers elsewhere use up the account's attempts.
 */
export function guardLogin(
  ctx: AppContext,
  email: string,
  request: FastifyRequest,
  isKnownBrowser: () => Promise<boolean> = async () => false,
): LoginGuard {
  const account = `login:${createHash("sha256").update(email).digest("base64url")}`;
  return guardPassword(ctx, account, request, isKnownBrowser);
}

/**
 * Returns the guard of one password check within a session. It has counters of its own, so strangers who use up an account's
 * logins cannot stop its owner from confirming a session or setting a new password.
 */
export function guardOwnPassword(ctx: AppContext, userId: number, request: FastifyRequest): LoginGuard {
  return guardPassword(ctx, `own-password:${userId}`, request, async () => false);
}

function guardPassword(
  ctx: AppContext,
  account: string,
  request: FastifyRequest,
  isKnownBrowser: () => Promise<boolean>,
): LoginGuard {
  const { limiter } = ctx;
  const network = guardNetwork(ctx, request);
  const { alarm } = network;
  const both = `${account}:${network.name}`;

  return {
    async assertAllowed() {
      await network.assertAllowed();
      const together = await limiter.hit(both, WINDOW_SECONDS);
      if (together.hits > PER_ACCOUNT_AND_NETWORK) throw tooMany(together.secondsLeft);
      const everywhere = await limiter.hit(account, WINDOW_SECONDS);
      if (everywhere.hits === PER_ACCOUNT + 1) await alarm("an account was locked for unknown browsers");
      if (everywhere.hits > PER_ACCOUNT && !(await isKnownBrowser())) throw tooMany(everywhere.secondsLeft);
    },
    recordFailure: () => network.recordFailure(),
    async recordSuccess() {
      await limiter.reset(both);
      await limiter.reset(account);
      await network.recordSuccess();
    },
  };
}

/**
 * Returns the guard of one second-factor check. Six-digit codes count per account. Recovery codes and passkeys cannot be
 * guessed, so they only count per network and still work after too many codes. `warn` emails the owner once a day: someone
 * who guesses that often has the password or a session.
 */
export function guardSecondFactor(
  ctx: AppContext,
  userId: number,
  method: ConfirmationMethod,
  request: FastifyRequest,
  warn: () => Promise<void>,
): LoginGuard {
  const network = guardNetwork(ctx, request);
  return method === "totp" || method === "mail-code" ? guardCode(ctx, userId, network, warn) : network;
}

function guardCode(
  { limiter }: AppContext,
  userId: number,
  network: ReturnType<typeof guardNetwork>,
  warn: () => Promise<void>,
): LoginGuard {
  const account = `second-factor:${userId}`;
  const day = `second-factor-day:${userId}`;
  let attemptsToday = 0;
  return {
    async assertAllowed() {
      await network.assertAllowed();
      const now = await limiter.hit(account, WINDOW_SECONDS);
      if (now.hits === CODES_PER_ACCOUNT + 1) await network.alarm(`codes of user ${userId} were locked`);
      if (now.hits > CODES_PER_ACCOUNT) throw tooMany(now.secondsLeft);
      const today = await limiter.hit(day, DAY_SECONDS);
      if (today.hits > CODES_PER_DAY) throw tooMany(today.secondsLeft);
      attemptsToday = today.hits;
    },
    async recordFailure() {
      await network.recordFailure();
      if (attemptsToday === CODES_UNTIL_MAIL) await warn();
    },
    async recordSuccess() {
      await limiter.reset(account);
      await limiter.undo(day);
      await network.recordSuccess();
    },
  };
}

/** Returns the part of a guard that counts per network, for any account. */
function guardNetwork(ctx: AppContext, request: FastifyRequest) {
  const { limiter } = ctx;
  const name = toNetworkKey(request.ip);
  const from = `login-from:${name}`;

  async function alarm(details: string): Promise<void> {
    ctx.log.warn({ network: name, details }, "passwords or codes are being guessed");
    await ctx.audit.record({
      action: "auth.guessing",
      result: "denied",
      ...getRequestOrigin(request),
      details,
    });
  }

  return {
    name,
    alarm,
    async assertAllowed() {
      const { hits, secondsLeft } = await limiter.hit(from, WINDOW_SECONDS);
      if (hits === PER_NETWORK + 1) await alarm(`network ${name} was locked`);
      if (hits > PER_NETWORK) throw tooMany(secondsLeft);
    },
    async recordFailure() {
      const { hits } = await limiter.hit("login-failed", WINDOW_SECONDS);
      if (hits === ALARM_THRESHOLD)
        await alarm(`${ALARM_THRESHOLD} wrong passwords in ${WINDOW_SECONDS / 60} minutes`);
    },
    recordSuccess: () => limiter.undo(from),
  };
}

function tooMany(secondsLeft: number) {
  return fail("RATE_LIMITED", "Too many sign-in attempts. Try again later.", undefined, secondsLeft);
}
