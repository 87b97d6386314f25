import type { FastifyRequest } from "fastify";
import { toNetworkKey } from "../../../infra/http/authorize-request";
import type { AppContext } from "../../../infra/context";
import type { Executor } from "../../../infra/db/database";
import { toPlainValue } from "../../../infra/mail/mail-values";
import * as mails from "../mails/account-mails";
import { upsertBrowser } from "./known-browsers.repository";
import { hashToken } from "../sessions/opaque-token";
import type { SessionRow } from "../sessions/sessions.repository";
import { readUserAgent } from "../sessions/user-agent";
import { findSettings, type UserRow } from "../accounts.reads";

type Browser = Pick<SessionRow, "fingerprint" | "ip" | "userAgent">;

export function readBrowser(fingerprint: string | undefined, request: FastifyRequest | undefined): Browser {
  return {
    fingerprint: fingerprint ?? null,
    ip: request?.ip ?? null,
    userAgent: request?.headers["user-agent"]?.slice(0, 300) ?? null,
  };
}

/** Returns the hash that identifies a browser in a network. Without a fingerprint the user agent identifies the browser. */
export function computeBrowserHash({ fingerprint, ip, userAgent }: Browser): string {
  return hashToken(JSON.stringify([fingerprint, fingerprint === null && userAgent, toNetworkKey(ip ?? "")]));
}

/**
 * Remembers the browser of a sign-in and emails the owner about a new one, unless they turned that off. An unconfirmed
 * address may belong to someone else, so it gets no such email.
 */
export async function recordBrowser(
  ctx: AppContext,
  user: UserRow,
  session: SessionRow,
  within: Executor,
): Promise<void> {
  const isNew = await upsertBrowser(within, user.id, computeBrowserHash(session));
  if (!isNew || user.emailVerifiedAt === null) return;
  if (!(await findSettings(within, user.id)).notifications.newSignIn) return;
  const { browser, system } = readUserAgent(session.userAgent);
  const from = {
    browser: toPlainValue(`${browser ?? "unknown"}${system === null ? "" : ` on ${system}`}`),
    ip: session.ip ?? "unknown",
    at: session.createdAt.toUTCString(),
  };
  await ctx.mailer.send({ to: user.email, ...mails.createNewSignInMail(ctx.config.publicUrl, from) }, within);
}
