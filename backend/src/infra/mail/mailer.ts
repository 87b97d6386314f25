import { randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PRODUCT_NAME } from "@listwise/contracts/site";
import { createTransport } from "nodemailer";
import type { Config } from "../config/config";
import type { Executor } from "../db/database";
import { getMailTemplate, type Letter, type MailContent } from "./mail-templates";
import { countNotice, MAX_NOTICES_PER_DAY, type NoticeCounters } from "./notice-cap";
import type { Queue } from "../queue/queue";

/** A plain text email. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/**
 * Sends email in the background, through SMTP if configured, otherwise to the folder `outbox` in the data folder, one
 * JSON file per email. Failed attempts are retried for several hours. Emails with a secret, which a user is waiting
 * for, are sent first. All other letters are notices and are dropped once too many of the same kind went to the same
 * address that day.
 */
export interface Mailer {
  /**
   * Queues an email; a node with the worker role sends it. Within a transaction, it is sent only if the transaction
   * commits.
   */
  send(mail: Mail | (Letter & { to: string }), within?: Executor): Promise<void>;
  /**
   * Registers a function that returns the current text of a letter when it is sent, or `null` to keep the queued text.
   */
  reword(by: Reword): void;
}

type Reword = (template: string, values: Record<string, string>) => Promise<MailContent | null>;
/** A queued email. `isLast` adds a note that further emails of its kind are dropped that day. */
type Job = Mail & Partial<Pick<Letter, "template" | "values">> & { isLast?: boolean };

/** Number of emails that one node sends in parallel; chosen by us. */
const MAX_PARALLEL_MAILS = 4;
const SECRETS_FIRST = 1;
const LAST_NOTICE = `We sent you ${MAX_NOTICES_PER_DAY} emails of this kind within 24 hours. We won't send any more until then.`;

type MailConfig = Pick<Config, "smtpUrl" | "dataDir" | "publicUrl">;

/** Creates the configured mailer. */
export function createMailer(config: MailConfig, queue: Queue, counters: NoticeCounters): Mailer {
  const deliver =
    config.smtpUrl === null
      ? createOutboxWriter(join(config.dataDir, "outbox"))
      : createSmtpSender(config, config.smtpUrl);
  let reword: Reword = async () => null;
  async function sendJob({ to, template, values = {}, isLast, ...words }: Job): Promise<void> {
    const { subject, text } = (template === undefined ? null : await reword(template, values)) ?? words;
    const secrets = template === undefined ? [] : findSecrets({ template, values });
    await deliver({ to, subject, text: isLast ? `${text}\n\n${LAST_NOTICE}` : text }, secrets);
  }
  queue.define<Job>("mail.send", sendJob, {
    retries: 10,
    forget: true,
    concurrency: MAX_PARALLEL_MAILS,
    drain: true,
  });
  return {
    async send(mail, within) {
      const { to, subject, text } = mail;
      const job: Job = { to, subject, text };
      let priority = 0;
      if ("template" in mail) {
        const { template, values } = mail;
        Object.assign(job, { template, values });
        if (findSecrets(mail).length > 0) priority = SECRETS_FIRST;
        else if (isNotice(template)) {
          const decision = await countNotice(counters, { to, template }, within);
          if (decision === "leave-out") return;
          job.isLast = decision === "send-last";
        }
      }
      await queue.send("mail.send", job, { priority, ...(within && { within }) });
    },
    reword: (by) => void (reword = by),
  };
}

/** Returns false for emails that a person writes. */
const isNotice = (template: string) => getMailTemplate(template)?.isPersonal !== true;

function createSmtpSender(config: MailConfig, url: string): (mail: Mail) => Promise<void> {
  const transport = createTransport(url);
  const from = `${PRODUCT_NAME} <no-reply@${new URL(config.publicUrl).hostname}>`;
  return async (mail) => {
    await transport.sendMail({ from, ...mail });
  };
}

/** Returns the values that only the recipient may see; the outbox lists them for masking. */
function findSecrets({ template, values }: Pick<Letter, "template" | "values">): string[] {
  const secrets = getMailTemplate(template)?.variables.filter(({ secret }) => secret) ?? [];
  return secrets.map(({ name }) => values[name] ?? "").filter(Boolean);
}

function createOutboxWriter(folder: string): (mail: Mail, secrets: readonly string[]) => Promise<void> {
  return async (mail, secrets) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const at = new Date().toISOString();
    const file = `${at.replaceAll(":", "-")}-${randomBytes(4).toString("hex")}.json`;
    await writeFile(join(folder, file), JSON.stringify({ at, ...mail, secrets }, null, 2), { mode: 0o600 });
  };
}
