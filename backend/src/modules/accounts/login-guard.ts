import { createHash } from "node:crypto";
import type { ConfirmationMethod } from "@listwise/contracts";
import type { FastifyRequest } from "fastify";
import { networkOf, origin } from "../../platform/admit";
import type { AppContext } from "../../platform/context";
import { fail } from "../../platform/errors";

const WINDOW_SECONDS = 15 * 60;
/** Wrong passwords for one address from one network. */
const PER_ACCOUNT_AND_NETWORK = 10;
/** For one address from everywhere: high, so that a stranger cannot keep its owner out. */
const PER_ACCOUNT = 100;
/** From one network for whatever addresses. */
const PER_NETWORK = 100;
/** From everywhere for whatever addresses; past it administrators are told, nobody is refused. */
const ALARMING = 1000;

/** Codes of six digits for one account: low, because only those who proved the first factor get to guess. */
const CODES_PER_ACCOUNT = 10;
/** Wrong codes for one account a day: with three codes valid at a time, the chance to hit one is 1 in 6,000 a day. */
const CODES_PER_DAY = 50;
const DAY_SECONDS = 86_400;
/** After so many wrong codes a day the owner gets a mail. */
const CODES_UNTIL_MAIL = 10;

/** Counts attempts to sign in; counted before the password is checked, so that parallel guesses count too. */
export interface LoginGuard {
  /** Throws `RATE_LIMITED` with `Retry-After` when there were too many. */
  enter(): Promise<void>;
  /** A wrong password. */
  failed(): Promise<void>;
  /** The right password: the account's counts are forgotten, the network's attempt is given back. */
  succeeded(): Promise<void>;
}

/**
 * The guard of one attempt. Known and unknown addresses are counted alike. A browser the account was entered from before
 * stays welcome while strangers elsewhere use up the account's attempts.
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
 * Returns the guard of one attempt to prove the password in a session. It counts apart from logins: strangers who use up an
 * account's logins do not keep its owner from confirming a session or setting a new password.
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
    async enter() {
      await network.enter();
      const together = await limiter.hit(both, WINDOW_SECONDS);
      if (together.hits > PER_ACCOUNT_AND_NETWORK) throw tooMany(together.secondsLeft);
      const everywhere = await limiter.hit(account, WINDOW_SECONDS);
      if (everywhere.hits === PER_ACCOUNT + 1) await alarm("an account was closed to unknown browsers");
      if (everywhere.hits > PER_ACCOUNT && !(await isKnownBrowser())) throw tooMany(everywhere.secondsLeft);
    },
    failed: network.failed,
    async succeeded() {
      await limiter.reset(both);
      await limiter.reset(account);
      await network.succeeded();
    },
  };
}

/**
 * Returns the guard of one attempt to prove a second factor. Codes of six digits are counted for the account; recovery codes
 * and passkeys cannot be guessed, so they are counted for the network alone and still work once the codes are used up.
 * `warn` writes to the owner once a day: someone who gets to guess that often has the password or a session.
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
    async enter() {
      await network.enter();
      const now = await limiter.hit(account, WINDOW_SECONDS);
      if (now.hits === CODES_PER_ACCOUNT + 1) await network.alarm(`codes of user ${userId} were closed`);
      if (now.hits > CODES_PER_ACCOUNT) throw tooMany(now.secondsLeft);
      const today = await limiter.hit(day, DAY_SECONDS);
      if (today.hits > CODES_PER_DAY) throw tooMany(today.secondsLeft);
      attemptsToday = today.hits;
    },
    async failed() {
      await network.failed();
      if (attemptsToday === CODES_UNTIL_MAIL) await warn();
    },
    async succeeded() {
      await limiter.reset(account);
      await limiter.undo(day);
      await network.succeeded();
    },
  };
}

/** The part of a guard that is about the network, whatever account is tried from it. */
function guardNetwork(ctx: AppContext, request: FastifyRequest) {
  const { limiter } = ctx;
  const name = networkOf(request.ip);
  const from = `login-from:${name}`;

  async function alarm(details: string): Promise<void> {
    ctx.log.warn({ network: name, details }, "passwords or codes are being guessed");
    await ctx.audit.record({ action: "auth.guessing", result: "denied", ...origin(request), details });
  }

  return {
    name,
    alarm,
    async enter() {
      const { hits, secondsLeft } = await limiter.hit(from, WINDOW_SECONDS);
      if (hits === PER_NETWORK + 1) await alarm(`network ${name} was closed`);
      if (hits > PER_NETWORK) throw tooMany(secondsLeft);
    },
    async failed() {
      const { hits } = await limiter.hit("login-failed", WINDOW_SECONDS);
      if (hits === ALARMING) await alarm(`${ALARMING} wrong passwords in ${WINDOW_SECONDS / 60} minutes`);
    },
    succeeded: () => limiter.undo(from),
  };
}

function tooMany(secondsLeft: number) {
  return fail("RATE_LIMITED", "Too many attempts to sign in. Try again later.", undefined, secondsLeft);
}
