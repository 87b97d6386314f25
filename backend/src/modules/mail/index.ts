import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { mailRoutes } from "./mail.routes";
import { loadCustomContent } from "./templates.service";

/** Registers the outbox and the email templates for administrators. */
export function registerMail(app: FastifyInstance, ctx: AppContext): void {
  ctx.mailer.reword((template, values) => loadCustomContent(ctx, template, values));
  mailRoutes(app, ctx);
}
