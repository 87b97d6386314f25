import { mailAdminEndpoints } from "@listwise/contracts";
import type { FastifyInstance } from "fastify";
import type { Principal } from "../../platform/authenticate";
import { bind } from "../../platform/bind";
import type { AppContext } from "../../platform/context";
import { fail } from "../../platform/errors";
import { pageOf, paginate } from "../../platform/paging";
import { listOutbox, readOutboxMail } from "./outbox.service";
import {
  listTemplates,
  previewTemplate,
  resetTemplate,
  saveTemplate,
  testTemplate,
} from "./templates.service";

const success = true as const;
/**
 * Returns true if the caller may see secret links, which give access to accounts: only superadmins with a recent
 * sign-in, who can also assign roles.
 */
const showsSecrets = ({ role, recentSignIn }: Principal) => role === "superadmin" && recentSignIn;

export function mailRoutes(app: FastifyInstance, ctx: AppContext): void {
  bind(app, mailAdminEndpoints.outbox, async ({ query, user }) => {
    const page = pageOf(query, 20);
    const transport = ctx.config.smtpUrl === null ? ("outbox" as const) : ("smtp" as const);
    const { data, total } = await listOutbox(ctx, query.search ?? "", page, showsSecrets(user));
    return { success, data, pagination: paginate(page, total), transport };
  });
  bind(app, mailAdminEndpoints.outboxMail, async ({ params, user }) => {
    const data = await readOutboxMail(ctx, params.id, showsSecrets(user));
    if (data.masked && user.role === "superadmin") {
      throw fail("RECENT_SIGN_IN_REQUIRED", "Confirm it's you to read an email with a secret.");
    }
    return { success, data };
  });
  bind(app, mailAdminEndpoints.templates, async () => ({ success, data: await listTemplates(ctx) }));
  bind(app, mailAdminEndpoints.saveTemplate, async ({ params, body, request }) => ({
    success,
    data: await saveTemplate(ctx, params.key, body, request),
  }));
  bind(app, mailAdminEndpoints.resetTemplate, async ({ params, request }) => ({
    success,
    data: await resetTemplate(ctx, params.key, request),
  }));
  bind(app, mailAdminEndpoints.previewTemplate, async ({ params, body }) => ({
    success,
    data: previewTemplate(ctx, params.key, body),
  }));
  bind(app, mailAdminEndpoints.testTemplate, async ({ params, body, user, request }) => {
    await testTemplate(ctx, params.key, body, { to: user.email, request });
    return { success, to: user.email };
  });
}
