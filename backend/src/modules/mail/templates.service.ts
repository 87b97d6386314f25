import type { EmailTemplate, EmailTemplateInput } from "@listwise/contracts/notifications";
import type { FastifyRequest } from "fastify";
import { getRequestOrigin, recordDenied } from "../../infra/http/authorize-request";
import type { AppContext } from "../../infra/context";
import { fail, failNotFound } from "../../infra/http/errors";
import { hasSecret, findProblem } from "../../infra/mail/mail-rules";
import {
  createSampleLetter,
  getMailTemplate,
  getMailTemplates,
  type MailTemplate,
  type MailContent,
} from "../../infra/mail/mail-templates";
import { toPlainText } from "../../infra/mail/parse-template";
import { renderLetter, type MailCustomization, type RenderedLetter } from "../../infra/mail/render-letter";
import type { Executor } from "../../infra/db/database";
import { loadMailSite } from "../site";
import {
  deleteContent,
  findAllContent,
  findContent,
  saveContent,
  type ContentRow,
} from "./templates.repository";

const CONFLICT_MESSAGE =
  "Someone else changed this template. Compare your version with theirs, then save again.";

function getTemplateOrThrow(key: string): MailTemplate {
  const template = getMailTemplate(key);
  if (!template) throw failNotFound("template");
  return template;
}

function present(template: MailTemplate, words: ContentRow | null): EmailTemplate {
  const { key, name, description, variables } = template;
  const { subject, text } = words ?? template;
  return {
    key,
    name,
    description,
    subject,
    text,
    variables: variables.map(({ name, sample, required = false }) => ({
      name,
      sample: toPlainText(sample),
      required,
    })),
    superadminOnly: hasSecret(template),
    changed: words !== null,
    updatedAt: words?.updatedAt.toISOString() ?? null,
  };
}

export async function listTemplates({ db }: AppContext): Promise<EmailTemplate[]> {
  const words = new Map((await findAllContent(db)).map((row) => [row.key, row]));
  return getMailTemplates().map((template) => present(template, words.get(template.key) ?? null));
}

/**
 * Returns what administrators chose for the emails of a template. Their text is `null` to send the default: if there is
 * no other, or if the stored text breaks the current rules.
 */
export async function loadCustomization(
  { db, config, log }: AppContext,
  template: MailTemplate,
  within: Executor = db,
): Promise<MailCustomization> {
  const site = await loadMailSite(within, config.publicUrl);
  const words = await findContent(within, template.key);
  if (!words) return { words, site };
  const problem = findProblem(template, words, config.publicUrl);
  if (!problem) return { words, site };
  log.warn({ template: template.key, problem: problem.message }, "a changed email template isn't used");
  return { words: null, site };
}

function assertValidContent({ config }: AppContext, template: MailTemplate, words: MailContent): void {
  const problem = findProblem(template, words, config.publicUrl);
  if (problem) throw fail("VALIDATION_FAILED", problem.message, [problem]);
}

/** Anyone who can edit an email with a secret link could have the link sent to themselves. */
async function assertCanEdit(ctx: AppContext, key: string, request: FastifyRequest): Promise<MailTemplate> {
  const template = getTemplateOrThrow(key);
  if (!hasSecret(template) || request.principal?.role === "superadmin") return template;
  await recordDenied(ctx, request, `email template ${key}`);
  throw fail(
    "FORBIDDEN",
    "Only superadmins can change this email, because it contains a link that gives access to an account.",
  );
}

export async function saveTemplate(
  ctx: AppContext,
  key: string,
  { updatedAt, ...words }: EmailTemplateInput & { updatedAt: string | null },
  request: FastifyRequest,
): Promise<EmailTemplate> {
  const template = await assertCanEdit(ctx, key, request);
  assertValidContent(ctx, template, words);
  return ctx.db.transaction(async (tx) => {
    const saved = await saveContent(tx, key, words, updatedAt);
    if (!saved) {
      const current = present(template, await findContent(tx, key));
      throw fail("CONFLICT", CONFLICT_MESSAGE, { updatedAt: current.updatedAt, current });
    }
    await ctx.audit.record(
      { action: "mail.template-changed", result: "ok", ...getRequestOrigin(request), details: key },
      tx,
    );
    return present(template, saved);
  });
}

export async function resetTemplate(
  ctx: AppContext,
  key: string,
  request: FastifyRequest,
): Promise<EmailTemplate> {
  const template = await assertCanEdit(ctx, key, request);
  await ctx.db.transaction(async (tx) => {
    await deleteContent(tx, key);
    await ctx.audit.record(
      { action: "mail.template-reset", result: "ok", ...getRequestOrigin(request), details: key },
      tx,
    );
  });
  return present(template, null);
}

/** Renders the email as it would be sent, with sample values. */
export async function previewTemplate(
  ctx: AppContext,
  key: string,
  words: EmailTemplateInput,
): Promise<RenderedLetter> {
  const template = getTemplateOrThrow(key);
  assertValidContent(ctx, template, words);
  const site = await loadMailSite(ctx.db, ctx.config.publicUrl);
  return renderLetter(createSampleLetter(template), { words, site });
}

export async function testTemplate(
  ctx: AppContext,
  key: string,
  words: EmailTemplateInput,
  { to, request }: { to: string; request: FastifyRequest },
): Promise<void> {
  await assertCanEdit(ctx, key, request);
  const mail = await previewTemplate(ctx, key, words);
  await ctx.db.transaction(async (tx) => {
    await ctx.mailer.sendRendered({ to, ...mail, subject: `[Test] ${mail.subject}` }, tx);
    const entry = { action: "mail.template-tested", result: "ok", details: key } as const;
    await ctx.audit.record({ ...entry, ...getRequestOrigin(request) }, tx);
  });
}
