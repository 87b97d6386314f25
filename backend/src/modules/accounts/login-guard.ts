import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { networkOf } from "../../platform/admit";
import { fail } from "../../platform/errors";
import type { Limiter } from "../../platform/limiter";

const WINDOW_SECONDS = 15 * 60;
/** Wrong passwords for one address from one network. */
const PER_ACCOUNT_AND_NETWORK = 10;
/** For one address from everywhere: high, so that a stranger cannot keep its owner out. */
const PER_ACCOUNT = 100;
/** From one network for whatever addresses. */
const PER_NETWORK = 100;

/** Counts attempts to sign in; counted before the password is checked, so that parallel guesses count too. */
export interface LoginGuard {
  /** Throws `RATE_LIMITED` with `Retry-After` when there were too many. */
  enter(): Promise<void>;
  /** A wrong password: the network's count rises. */
  failed(): Promise<void>;
  /** The right password: the account's counts are forgotten. */
  succeeded(): Promise<void>;
}

/** The guard of one attempt. Known and unknown addresses are counted alike. */
export function guardLogin(limiter: Limiter, email: string, request: FastifyRequest): LoginGuard {
  const account = createHash("sha256").update(email).digest("base64url");
  const network = networkOf(request.ip);
  const both = `login:${account}:${network}`;
  return {
    async enter() {
      const fromNetwork = await limiter.peek(`login-from:${network}`);
      if (fromNetwork.hits >= PER_NETWORK) throw tooMany(fromNetwork.secondsLeft);
      const together = await limiter.hit(both, WINDOW_SECONDS);
      if (together.hits > PER_ACCOUNT_AND_NETWORK) throw tooMany(together.secondsLeft);
      const everywhere = await limiter.hit(`login:${account}`, WINDOW_SECONDS);
      if (everywhere.hits > PER_ACCOUNT) throw tooMany(everywhere.secondsLeft);
    },
    async failed() {
      await limiter.hit(`login-from:${network}`, WINDOW_SECONDS);
    },
    async succeeded() {
      await limiter.reset(both);
      await limiter.reset(`login:${account}`);
    },
  };
}

function tooMany(secondsLeft: number) {
  return fail("RATE_LIMITED", "Too many attempts to sign in. Try again later.", undefined, secondsLeft);
}
