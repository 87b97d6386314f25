import type { FastifyRequest } from "fastify";
import { toNetworkKey } from "../../../infra/http/authorize-request";
import type { Transaction } from "../../../infra/db/database";
import { fail } from "../../../infra/http/errors";
import type { Limiter } from "../../../infra/security/limiter";
import { hashToken } from "../sessions/opaque-token";

const DAY_SECONDS = 86_400;
/** Emails of one kind per day to one address, requested from one network. */
const TO_ADDRESS_FROM_NETWORK = 5;
/** Emails of one kind per day to one address from all networks: higher, so that a stranger cannot use up the owner's. */
const TO_ADDRESS = 20;
/** Emails per day that one network may request, to any address. */
const FROM_NETWORK = 200;

type MailKind = "register" | "verification" | "password-reset" | "email-change" | "confirmation";

function getMailCaps(kind: MailKind, address: string, request: FastifyRequest) {
  const network = toNetworkKey(request.ip);
  const to = `mails:${kind}:${hashToken(address)}`;
  return [
    [`mails-from:${network}`, FROM_NETWORK],
    [`${to}:${network}`, TO_ADDRESS_FROM_NETWORK],
    [to, TO_ADDRESS],
  ] as const;
}

/** Returns the seconds until the caps allow another email; 0 if they allow one now. */
export async function findSecondsUntilMail(
  limiter: Limiter,
  kind: MailKind,
  address: string,
  request: FastifyRequest,
): Promise<number> {
  const caps = getMailCaps(kind, address, request);
  const counts = await Promise.all(caps.map(async ([key, most]) => ({ most, ...(await limiter.peek(key)) })));
  return Math.max(
    0,
    ...counts.filter(({ hits, most }) => hits >= most).map(({ secondsLeft }) => secondsLeft),
  );
}

/**
 * Counts an email with a secret to the owner. Such emails undo a change without a sign-in, so the change is rejected when the
 * cap is reached: skipping the email would let a thief hide a change behind others.
 *
 * @throws RATE_LIMITED after too many such emails today
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
  throw fail("RATE_LIMITED", "Too many changes today. Try again tomorrow.", undefined, secondsLeft);
}

/**
 * Counts an email request. Known and unknown addresses count the same.
 *
 * @throws RATE_LIMITED after too many requests today
 */
export async function capMails(
  limiter: Limiter,
  kind: MailKind,
  address: string,
  request: FastifyRequest,
): Promise<void> {
  for (const [key, most] of getMailCaps(kind, address, request)) {
    const { hits, secondsLeft } = await limiter.hit(key, DAY_SECONDS);
    if (hits > most) {
      throw fail("RATE_LIMITED", "Too many emails were requested. Try again later.", undefined, secondsLeft);
    }
  }
}
