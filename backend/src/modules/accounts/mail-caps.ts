import type { FastifyRequest } from "fastify";
import { networkOf } from "../../platform/admit";
import type { Transaction } from "../../platform/database";
import { fail } from "../../platform/errors";
import type { Limiter } from "../../platform/limiter";
import { hashToken } from "./opaque-token";

const DAY_SECONDS = 86_400;
/** Mails of one kind a day to one address, asked for from one network. */
const TO_ADDRESS_FROM_NETWORK = 5;
/** The same from everywhere: higher, so that a stranger cannot use up what its owner needs. */
const TO_ADDRESS = 20;
/** Mails a day that one network may cause, to whatever addresses. */
const FROM_NETWORK = 200;

type Kind = "register" | "verification" | "password-reset" | "email-change" | "confirmation";

function capsOf(kind: Kind, address: string, request: FastifyRequest) {
  const network = networkOf(request.ip);
  const to = `mails:${kind}:${hashToken(address)}`;
  return [
    [`mails-from:${network}`, FROM_NETWORK],
    [`${to}:${network}`, TO_ADDRESS_FROM_NETWORK],
    [to, TO_ADDRESS],
  ] as const;
}

/** Seconds until a mail may be asked for again as far as these caps go; 0 when it may be now. */
export async function secondsUntilMail(
  limiter: Limiter,
  kind: Kind,
  address: string,
  request: FastifyRequest,
): Promise<number> {
  const caps = capsOf(kind, address, request);
  const counts = await Promise.all(caps.map(async ([key, most]) => ({ most, ...(await limiter.peek(key)) })));
  return Math.max(
    0,
    ...counts.filter(({ hits, most }) => hits >= most).map(({ secondsLeft }) => secondsLeft),
  );
}

/**
 * Throws `RATE_LIMITED` when too many mails with a secret went to the owner today. They undo a change without a sign-in, so
 * the change is refused: leaving out the mail would let a thief hide the change behind others.
 */
export async function capSecretMails(
  limiter: Limiter,
  kind: "factor-added" | "password-changed",
  address: string,
  within: Transaction,
): Promise<void> {
  const key = `mails:${kind}:${hashToken(address)}`;
  const { hits, secondsLeft } = await limiter.hit(key, DAY_SECONDS, within);
  if (hits <= TO_ADDRESS) return;
  throw fail("RATE_LIMITED", "This was changed too often today. Try again tomorrow.", undefined, secondsLeft);
}

/** Throws `RATE_LIMITED` when too many mails were asked for today. Known and unknown addresses are counted alike. */
export async function capMails(
  limiter: Limiter,
  kind: Kind,
  address: string,
  request: FastifyRequest,
): Promise<void> {
  for (const [key, most] of capsOf(kind, address, request)) {
    const { hits, secondsLeft } = await limiter.hit(key, DAY_SECONDS);
    if (hits > most) {
      throw fail("RATE_LIMITED", "Too many mails were asked for. Try again later.", undefined, secondsLeft);
    }
  }
}
