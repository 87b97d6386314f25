import type { ReportRun, Schedule, Subscription } from "@listwise/contracts/client-reports";
import type { AppContext } from "../../infra/context";
import type { Executor, Transaction } from "../../infra/db/database";
import { fail, failNotFound } from "../../infra/http/errors";
import { findUserById } from "../accounts";
import {
  claimUnasked,
  countRecipients,
  findRecipients,
  findSubscription,
  insertRecipients,
  lockRecipients,
  updateSubscription,
  type RecipientRow,
} from "./recipients.repository";
import { createRequestMail } from "./report-mails";
import { sendWaitingReports } from "./send-report-mails";
import { createSubscriptionLinks } from "./links";
import { isTokenValid, readTokenId } from "./tokens";

/** Most addresses that one account can send reports to; chosen by us, so that accounts can't be used to send spam. */
const MAX_ADDRESSES = 100;
/** Days after which a person who hasn't confirmed is asked again. */
const ASK_AGAIN_DAYS = 7;

type Status = RecipientRow["status"];

async function findOwner(db: Executor, userId: number) {
  const owner = await findUserById(db, userId);
  if (!owner) throw failNotFound("account");
  return owner;
}

/**
 * Returns the state of each address, in order. The owner's own confirmed address needs no confirmation.
 */
export async function loadRecipients(
  db: Executor,
  userId: number,
  emails: readonly string[],
): Promise<Schedule["recipients"]> {
  const [rows, owner] = await Promise.all([findRecipients(db, userId, emails), findUserById(db, userId)]);
  const known = new Map<string, Status>(rows.map(({ email, status }) => [email, status]));
  const isOwn = (email: string) => owner?.email === email && owner.emailVerifiedAt !== null;
  return emails.map((email) => ({
    email,
    status: known.get(email) ?? (isOwn(email) ? "confirmed" : "pending"),
  }));
}

/**
 * Adds recipients and asks new ones to confirm by email. Until they do, they get nothing else.
 * @throws VALIDATION_FAILED above the maximum number of addresses
 */
export async function addRecipients(
  ctx: AppContext,
  tx: Transaction,
  userId: number,
  emails: readonly string[],
): Promise<void> {
  const owner = await findOwner(tx, userId);
  const isOwn = (email: string) => owner.email === email && owner.emailVerifiedAt !== null;
  const own = emails.filter(isOwn);
  const others = emails.filter((email) => !isOwn(email));
  const added = await insertRecipients(tx, userId, [...own, ...others]);
  if ((await countRecipients(tx, userId)) > MAX_ADDRESSES) {
    const message = `You can send reports to at most ${MAX_ADDRESSES} addresses. Remove some.`;
    throw fail("VALIDATION_FAILED", message, [{ path: "recipients", message }]);
  }
  for (const row of added.filter(({ email }) => isOwn(email)))
    await updateSubscription(tx, row.id, "confirmed");
  const unasked = await claimUnasked(tx, userId, others, ASK_AGAIN_DAYS);
  for (const row of [...added.filter(({ email }) => !isOwn(email)), ...unasked]) {
    const { unsubscribeLink } = await createSubscriptionLinks(ctx, row);
    const letter = createRequestMail(owner, unsubscribeLink);
    await ctx.mailer.send({ to: row.email, ...letter }, tx);
  }
}

/**
 * Returns the recipients of a run with the state of the delivery; only confirmed ones get the report. Confirmations wait
 * until the transaction ends, and then find the run.
 */
export async function planDeliveries(
  tx: Transaction,
  userId: number,
  emails: readonly string[],
): Promise<{ row: RecipientRow; delivery: ReportRun["deliveries"][number] }[]> {
  const rows = new Map((await lockRecipients(tx, userId, emails)).map((row) => [row.email, row]));
  const states = { confirmed: "sent", pending: "confirming", unsubscribed: "unsubscribed" } as const;
  return emails.flatMap((email) => {
    const row = rows.get(email);
    return row ? [{ row, delivery: { email, status: states[row.status] } }] : [];
  });
}

async function findByToken(ctx: AppContext, token: string) {
  const id = Number(readTokenId(token));
  const row = Number.isSafeInteger(id) && id < 2 ** 31 ? await findSubscription(ctx.db, id) : null;
  if (row && (await isTokenValid(ctx, token, row.id, row.email))) return row;
  throw fail("NOT_FOUND", "This link doesn't work. Ask the sender of the reports for a new one.");
}

/**
 * Returns the subscription of a link.
 * @throws NOT_FOUND for an invalid token
 */
export async function loadSubscription(ctx: AppContext, token: string): Promise<Subscription> {
  const { email, status, sender, senderEmail } = await findByToken(ctx, token);
  return { email, status, sender: `${sender} (${senderEmail})` };
}

/**
 * Confirms or ends a subscription. A person who confirms gets the reports that waited for it. The token proves that the person gets the emails of the address.
 * @throws NOT_FOUND for an invalid token
 */
export async function setSubscription(
  ctx: AppContext,
  token: string,
  status: "confirmed" | "unsubscribed",
): Promise<Subscription> {
  const row = await findByToken(ctx, token);
  await ctx.db.transaction(async (tx) => {
    const changed = await updateSubscription(tx, row.id, status);
    if (changed && status === "confirmed") await sendWaitingReports(ctx, tx, changed);
  });
  return { email: row.email, status, sender: `${row.sender} (${row.senderEmail})` };
}
