import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../infra/context";
import { mailRoutes } from "./mail.routes";
import { loadCustomization } from "./templates.service";

/** Registers the outbox and the email templates for administrators. */
export function registerMail(app: FastifyInstance, ctx: AppContext): void {
  ctx.mailer.customize((template, within) => loadCustomization(ctx, template, within));
  mailRoutes(app, ctx);
}
