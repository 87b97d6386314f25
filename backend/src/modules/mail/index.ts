import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../platform/context";
import { mailRoutes } from "./mail.routes";
import { wordsFor } from "./templates.service";

/** What goes out by mail, for administrators: the outbox, and the words. */
export function registerMail(app: FastifyInstance, ctx: AppContext): void {
  ctx.mailer.reword((template, values) => wordsFor(ctx, template, values));
  mailRoutes(app, ctx);
}
