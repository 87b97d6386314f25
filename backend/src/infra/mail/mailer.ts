import { PRODUCT_NAME } from "@listwise/contracts/site";
import { createTransport } from "nodemailer";
import type { Config } from "../config/config";
import type { Executor } from "../db/database";
import { insertSentMail, markMailDelivered } from "./mail-history";
import type { Letter, MailTemplate } from "./mail-templates";
import { countNotice, type NoticeCounters } from "./notice-cap";
import { insertOutboxMails } from "./outbox";
import type { Queue } from "../queue/queue";
import {
  createDefaultSite,
  renderLetter,
  type MailCustomization,
  type RenderedLetter,
} from "./render-letter";

/**
 * Sends email in the background, through SMTP if configured, otherwise to the outbox, which is a table. Failed attempts
 * are retried for several hours. Emails with a secret, which a user is waiting for, are sent first. All other letters
 * are notices and are dropped once too many of the same kind went to the same address that day.
 */
export interface Mailer {
  /**
   * Renders and queues an email; a node with the worker role sends it as it was queued. Within a transaction, it is
   * sent only if the transaction commits.
   */
  send(mail: Letter & { to: string }, within?: Executor): Promise<void>;
  /** Queues an email that is already rendered, without counting or recording it. */
  sendRendered(mail: RenderedLetter & { to: string }, within?: Executor): Promise<void>;
  /** Registers a function that returns what administrators chose for the emails of a template. */
  customize(by: Customize): void;
}

type Customize = (template: MailTemplate, within?: Executor) => Promise<MailCustomization>;
/** A queued email. Older versions queued only its address, subject and text. */
type Job = Pick<RenderedLetter, "subject" | "text"> &
  Partial<RenderedLetter> & { to: string; historyId?: string };

type Deliver = (mail: Job, jobId: string) => Promise<void>;

/** Number of emails that one node sends in parallel; chosen by us. */
const MAX_PARALLEL_MAILS = 4;
const SECRETS_FIRST = 1;
/** After this time, the email of a lost node may be sent by another one, which the queue looks for every two minutes. */
const EXPIRE_SECONDS = 120;
/** Together below the job's expiry, so that no email is sent again while a slow server still takes it. Chosen by us. */
const SMTP_TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 60_000,
};

type MailConfig = Pick<Config, "smtpUrl" | "publicUrl">;

/** Creates the configured mailer. It records in `db` which emails were sent. */
export function createMailer(
  config: MailConfig,
  queue: Queue,
  db: Executor,
  counters: NoticeCounters,
): Mailer {
  const deliver = config.smtpUrl === null ? createOutboxWriter(db) : createSmtpSender(config, config.smtpUrl);
  const site = createDefaultSite(config.publicUrl);
  let customize: Customize = async () => ({ words: null, site });
  async function run({ historyId, ...mail }: Job, jobId: string): Promise<void> {
    await deliver(mail, jobId);
    if (historyId === undefined) return;
    // A retry would send the email again.
    await markMailDelivered(db, historyId).catch((error: unknown) =>
      counters.log.warn({ err: error }, "a delivered email couldn't be recorded"),
    );
  }
  queue.define<Job>("mail.send", run, {
    retries: 10,
    expireSeconds: EXPIRE_SECONDS,
    forget: true,
    concurrency: MAX_PARALLEL_MAILS,
    drain: true,
  });
  async function enqueue(mail: Job, within?: Executor): Promise<void> {
    const priority = mail.secrets?.length ? SECRETS_FIRST : 0;
    await queue.send<Job>("mail.send", mail, { priority, ...(within && { within }) });
  }
  return {
    async send({ to, ...letter }, within) {
      const { template } = letter;
      const custom = await customize(template, within);
      let mail = renderLetter(letter, custom);
      // A person writes each personal email, so these aren't notices.
      if (mail.secrets.length === 0 && template.isPersonal !== true) {
        const decision = await countNotice(counters, { to, template: template.key }, within);
        if (decision === "leave-out") return;
        if (decision === "send-last") mail = renderLetter(letter, custom, true);
      }
      const historyId = await insertSentMail(within ?? db, to, template.key);
      await enqueue({ to, ...mail, historyId }, within);
    },
    sendRendered: enqueue,
    customize: (by) => void (customize = by),
  };
}

function createSmtpSender(config: MailConfig, url: string): Deliver {
  const transport = createTransport({ url, ...SMTP_TIMEOUTS });
  const address = `no-reply@${new URL(config.publicUrl).hostname}`;
  return async ({ to, subject, text, html, from = PRODUCT_NAME, unsubscribeUrl }) => {
    const headers = { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
    const list = unsubscribeUrl ? { list: { unsubscribe: unsubscribeUrl }, headers } : {};
    await transport.sendMail({
      from: { name: from, address },
      to,
      subject,
      text,
      ...(html && { html }),
      ...list,
    });
  };
}

/** Stores emails by the id of their job, so that a job that runs twice stores one email. */
function createOutboxWriter(db: Executor): Deliver {
  return ({ to, from, ...mail }, jobId) =>
    insertOutboxMails(db, [{ ...mail, id: jobId, address: to, sender: from }]);
}
