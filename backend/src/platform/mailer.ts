import { randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PRODUCT_NAME } from "@listwise/contracts";
import { createTransport } from "nodemailer";
import type { Config } from "./config";

/** A mail of plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Sends mail: through SMTP when configured, else into the folder `outbox` of the data folder, one JSON file a mail. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** Makes the mailer the configuration asks for. */
export function createMailer(config: Pick<Config, "smtpUrl" | "dataDir" | "publicUrl">): Mailer {
  if (config.smtpUrl === null) return outbox(join(config.dataDir, "outbox"));
  const transport = createTransport(config.smtpUrl);
  const from = `${PRODUCT_NAME} <no-reply@${new URL(config.publicUrl).hostname}>`;
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail });
    },
  };
}

function outbox(folder: string): Mailer {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const at = new Date().toISOString();
      const file = `${at.replaceAll(":", "-")}-${randomBytes(4).toString("hex")}.json`;
      await writeFile(join(folder, file), JSON.stringify({ at, ...mail }, null, 2), { mode: 0o600 });
    },
  };
}
