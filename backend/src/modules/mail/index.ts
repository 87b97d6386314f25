import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context";
import { mailRoutes } from "./mail.routes";
import { wordsFor } from "./templates.service";

/** Registers the outbox and the email templates for administrators. */
export function registerMail(app: FastifyInstance, ctx: AppContext): void {
  ctx.mailer.reword((template, values) => wordsFor(ctx, template, values));
  mailRoutes(app, ctx);
}
