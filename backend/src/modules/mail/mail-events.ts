import type { Executor } from "../../infra/db/database";
import { findSentMails, type SentMail } from "../../infra/mail/mail-history";
import { getMailTemplate } from "../../infra/mail/mail-templates";
import { findUserById, type TimelineEvent, type TimelineQuery } from "../accounts";

const MAX_EXPORTED_MAILS = 10_000;

const getName = ({ template }: SentMail) => getMailTemplate(template)?.name ?? template;

/** Returns the emails to a user's current address. */
export async function findMailEvents(db: Executor, query: TimelineQuery): Promise<TimelineEvent[]> {
  const mails = await findSentMails(db, query.user.email, query);
  return mails.map((mail) => ({
    id: mail.id,
    at: mail.queuedAt,
    kind: "mail",
    event: mail.deliveredAt ? "mail.sent" : "mail.queued",
    details: getName(mail),
  }));
}

/** Returns the emails to a user's current address for the export of personal data. */
export async function findOwnMails(db: Executor, userId: number) {
  const user = await findUserById(db, userId);
  if (!user) return [];
  const mails = await findSentMails(db, user.email, { before: new Date(), limit: MAX_EXPORTED_MAILS });
  return mails.map((mail) => ({
    name: getName(mail),
    queuedAt: mail.queuedAt,
    deliveredAt: mail.deliveredAt,
  }));
}
