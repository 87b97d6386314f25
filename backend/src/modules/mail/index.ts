import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { deleteOldSentMails } from "../../infra/mail/mail-history";
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
  ctx.queue.define("mail.sweep", () => deleteOldSentMails(ctx.db), { cron: "29 3 * * *" });
}
