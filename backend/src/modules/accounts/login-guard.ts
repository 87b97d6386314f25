import { createHash } from "node:crypto";
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
  const { limiter } = ctx;
  const network = networkOf(request.ip);
  const account = `login:${createHash("sha256").update(email).digest("base64url")}`;
  const both = `${account}:${network}`;
  const from = `login-from:${network}`;

  async function alarm(details: string): Promise<void> {
    ctx.log.warn({ network, details }, "passwords are being guessed");
    await ctx.audit.record({ action: "auth.guessing", result: "denied", ...origin(request), details });
  }

  return {
    async enter() {
      const fromNetwork = await limiter.hit(from, WINDOW_SECONDS);
      if (fromNetwork.hits === PER_NETWORK + 1) await alarm(`network ${network} was closed`);
      if (fromNetwork.hits > PER_NETWORK) throw tooMany(fromNetwork.secondsLeft);
      const together = await limiter.hit(both, WINDOW_SECONDS);
      if (together.hits > PER_ACCOUNT_AND_NETWORK) throw tooMany(together.secondsLeft);
      const everywhere = await limiter.hit(account, WINDOW_SECONDS);
      if (everywhere.hits === PER_ACCOUNT + 1) await alarm("an account was closed to unknown browsers");
      if (everywhere.hits > PER_ACCOUNT && !(await isKnownBrowser())) throw tooMany(everywhere.secondsLeft);
    },
    async failed() {
      const { hits } = await limiter.hit("login-failed", WINDOW_SECONDS);
      if (hits === ALARMING) await alarm(`${ALARMING} wrong passwords in ${WINDOW_SECONDS / 60} minutes`);
    },
    async succeeded() {
      await limiter.reset(both);
      await limiter.reset(account);
      await limiter.undo(from);
    },
  };
}

function tooMany(secondsLeft: number) {
  return fail("RATE_LIMITED", "Too many attempts to sign in. Try again later.", undefined, secondsLeft);
}
