import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { importOutbox } from "../../infra/mail/import-outbox";
import { deleteOldSentMails } from "../../infra/mail/mail-history";
import { deleteOldOutboxMails } from "../../infra/mail/outbox";
import { registerPersonalData, registerTimeline } from "../accounts";
import { findMailEvents, findOwnMails } from "./mail-events";
import { mailRoutes } from "./mail.routes";
import { loadCustomization } from "./templates.service";

/** Registers the outbox and the email templates for administrators. */
export function registerMail(app: FastifyInstance, ctx: AppContext): void {
  ctx.mailer.customize((template, within) => loadCustomization(ctx, template, within));
  mailRoutes(app, ctx);
  registerTimeline("mailer", ["mail"], findMailEvents);
  registerPersonalData("emails", findOwnMails);
  const sweep = async () => {
    await deleteOldSentMails(ctx.db);
    await deleteOldOutboxMails(ctx.db);
  };
  ctx.queue.define("mail.sweep", sweep, { cron: "29 3 * * *" });
}

/** Moves the outbox of earlier versions, which was a folder, into the database. */
export const seedMail = ({ db, config, log }: AppContext): Promise<void> =>
  importOutbox(db, config.dataDir, log);
