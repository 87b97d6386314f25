import { mailAdminEndpoints } from "@listwise/contracts/notifications";
import type { FastifyInstance } from "fastify";
import type { Principal } from "../../infra/http/authenticate";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { fail } from "../../infra/http/errors";
import { parsePage, paginate } from "../../infra/http/paging";
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
const canSeeSecrets = ({ role, recentSignIn }: Principal) => role === "superadmin" && recentSignIn;

export function mailRoutes(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, mailAdminEndpoints.outbox, async ({ query, user }) => {
    const page = parsePage(query, 20);
    const transport = ctx.config.smtpUrl === null ? ("outbox" as const) : ("smtp" as const);
    const { data, total } = await listOutbox(ctx, query.search ?? "", page, canSeeSecrets(user));
    return { success, data, pagination: paginate(page, total), transport };
  });
  registerEndpoint(app, mailAdminEndpoints.outboxMail, async ({ params, user }) => {
    const data = await readOutboxMail(ctx, params.id, canSeeSecrets(user));
    if (data.masked && user.role === "superadmin") {
      throw fail("RECENT_SIGN_IN_REQUIRED", "Confirm it's you to read an email with a secret.");
    }
    return { success, data };
  });
  registerEndpoint(app, mailAdminEndpoints.templates, async () => ({
    success,
    data: await listTemplates(ctx),
  }));
  registerEndpoint(app, mailAdminEndpoints.saveTemplate, async ({ params, body, request }) => ({
    success,
    data: await saveTemplate(ctx, params.key, body, request),
  }));
  registerEndpoint(app, mailAdminEndpoints.resetTemplate, async ({ params, request }) => ({
    success,
    data: await resetTemplate(ctx, params.key, request),
  }));
  registerEndpoint(app, mailAdminEndpoints.previewTemplate, async ({ params, body }) => {
    const { subject, html, text } = await previewTemplate(ctx, params.key, body);
    return { success, data: { subject, html, text } };
  });
  registerEndpoint(app, mailAdminEndpoints.testTemplate, async ({ params, body, user, request }) => {
    await testTemplate(ctx, params.key, body, { to: user.email, request });
    return { success, to: user.email };
  });
}
