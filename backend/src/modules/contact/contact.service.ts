import type { ContactBody, ContactMessage, ContactStatus } from "@listwise/contracts/content";
import type { FastifyRequest } from "fastify";
import { toNetworkKey, getRequestOrigin } from "../../infra/http/authorize-request";
import type { AppContext } from "../../infra/context";
import type { Executor, Transaction } from "../../infra/db/database";
import { fail, failNotFound } from "../../infra/http/errors";
import { findPublicConfig } from "../site";
import { createReplyMail, createNoticeMail } from "./contact-mails";
import { presentMessage } from "./contact.presenter";
import { findMessage, insertMessage, setAnswer, setStatus } from "./contact.repository";

const DAY_SECONDS = 24 * 60 * 60;
const MAX_MESSAGES_PER_DAY = 20;

/** @throws RATE_LIMITED after 20 messages a day from the same network. */
export async function assertMayWrite(ctx: AppContext, request: FastifyRequest): Promise<void> {
  const { hits, secondsLeft } = await ctx.limiter.hit(`contact:${toNetworkKey(request.ip)}`, DAY_SECONDS);
  if (hits > MAX_MESSAGES_PER_DAY) {
    throw fail(
      "RATE_LIMITED",
      "You've reached today's message limit. Try again tomorrow.",
      undefined,
      secondsLeft,
    );
  }
}

/** Stores a message and notifies the team. Messages that fill in the honeypot field are accepted but discarded. */
export async function receiveMessage(
  ctx: AppContext,
  tx: Transaction,
  { website, ...message }: ContactBody,
  userId: number | null,
  request: FastifyRequest,
): Promise<void> {
  if (website) {
    request.log.info("contact message discarded: honeypot field filled in");
    return;
  }
  await insertMessage(tx, message, userId);
  const to = await findTeamAddress(tx);
  if (to !== null) await ctx.mailer.send({ to, ...createNoticeMail(message, ctx.config.publicUrl) }, tx);
}

async function findTeamAddress(db: Executor): Promise<string | null> {
  const entry = (await findPublicConfig(db)).find(({ key }) => key === "seo.contact_email");
  const address = entry?.value.trim() ?? "";
  return /^[^\s@<>"]+@[^\s@<>"]+$/.test(address) ? address : null;
}

const createNotFound = () => failNotFound("message");

/**
 * Updates the status of a message and emails the reply, if there is one.
 *
 * @throws NOT_FOUND if there is no such message.
 * @throws CONFLICT if a different reply was already sent.
 */
export async function handleMessage(
  ctx: AppContext,
  id: number,
  { status, answer }: { status: ContactStatus; answer?: string | undefined },
  request: FastifyRequest,
): Promise<ContactMessage> {
  const before = await findMessage(ctx.db, id);
  if (!before) throw createNotFound();
  const repeats = answer !== undefined && before.answer === answer;
  if (answer === undefined || repeats) {
    return presentMessage(await ctx.db.transaction((tx) => changeStatus(ctx, tx, id, status, request)));
  }
  const row = await ctx.db.transaction(async (tx) => {
    const answered = await setAnswer(tx, id, answer);
    if (!answered) {
      throw fail("CONFLICT", "This message has already been answered. Email the sender directly.");
    }
    const details = `${id}: answered to ${answered.email}`;
    await ctx.audit.record(
      { action: "contact.answered", result: "ok", ...getRequestOrigin(request), details },
      tx,
    );
    await ctx.mailer.send({ to: answered.email, ...createReplyMail(answered, answer) }, tx);
    return status === "closed" ? changeStatus(ctx, tx, id, status, request) : answered;
  });
  return presentMessage(row);
}

async function changeStatus(
  ctx: AppContext,
  tx: Transaction,
  id: number,
  status: ContactStatus,
  request: FastifyRequest,
) {
  const changed = await setStatus(tx, id, status);
  if (!changed) throw createNotFound();
  const details = `${id}: ${status}`;
  await ctx.audit.record(
    { action: "contact.status-changed", result: "ok", ...getRequestOrigin(request), details },
    tx,
  );
  return changed;
}
