import { randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PRODUCT_NAME } from "@listwise/contracts";
import { createTransport } from "nodemailer";
import type { Config } from "./config";
import type { Executor } from "./database";
import { mailTemplate, type Letter, type MailWords } from "./mail-templates";
import type { Queue } from "./queue";

/** A mail of plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/**
 * Sends mail in the background, trying again for some hours when the provider is down: through SMTP when configured,
 * else into the folder `outbox` of the data folder, one JSON file a mail.
 */
export interface Mailer {
  /**
   * Queues the mail; a node with the worker role sends it. With the transaction of what it reports, the mail is sent
   * exactly if that commits.
   */
  send(mail: Mail | (Letter & { to: string }), within?: Executor): Promise<void>;
  /** Asked for the words of a letter when it is sent; `null` leaves those it was written with. */
  reword(by: Reword): void;
}

type Reword = (template: string, values: Record<string, string>) => Promise<MailWords | null>;
type Job = Mail & Partial<Pick<Letter, "template" | "values">>;

type MailConfig = Pick<Config, "smtpUrl" | "dataDir" | "publicUrl">;

/** Makes the mailer the configuration asks for. */
export function createMailer(config: MailConfig, queue: Queue): Mailer {
  const deliver =
    config.smtpUrl === null ? outbox(join(config.dataDir, "outbox")) : smtp(config, config.smtpUrl);
  let reword: Reword = async () => null;
  async function sendJob({ to, template, values = {}, ...words }: Job): Promise<void> {
    const { subject, text } = (template === undefined ? null : await reword(template, values)) ?? words;
    await deliver({ to, subject, text }, template === undefined ? [] : secretsIn(template, values));
  }
  queue.define<Job>("mail.send", sendJob, { retries: 10, forget: true });
  return {
    async send(mail, within) {
      const { to, subject, text } = mail;
      const letter = "template" in mail ? { template: mail.template, values: mail.values } : {};
      await queue.send("mail.send", { to, subject, text, ...letter }, within && { within });
    },
    reword: (by) => void (reword = by),
  };
}

function smtp(config: MailConfig, url: string): (mail: Mail) => Promise<void> {
  const transport = createTransport(url);
  const from = `${PRODUCT_NAME} <no-reply@${new URL(config.publicUrl).hostname}>`;
  return async (mail) => {
    await transport.sendMail({ from, ...mail });
  };
}

/** The values that the outbox must not show to everyone who may read it. */
function secretsIn(key: string, values: Record<string, string>): string[] {
  const secrets = mailTemplate(key)?.variables.filter(({ secret }) => secret) ?? [];
  return secrets.map(({ name }) => values[name] ?? "").filter(Boolean);
}

function outbox(folder: string): (mail: Mail, secrets: readonly string[]) => Promise<void> {
  return async (mail, secrets) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const at = new Date().toISOString();
    const file = `${at.replaceAll(":", "-")}-${randomBytes(4).toString("hex")}.json`;
    await writeFile(join(folder, file), JSON.stringify({ at, ...mail, secrets }, null, 2), { mode: 0o600 });
  };
}
