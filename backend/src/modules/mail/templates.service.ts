import type { EmailTemplate, EmailTemplateInput } from "@listwise/contracts/notifications";
import type { FastifyRequest } from "fastify";
import { getRequestOrigin, recordDenied } from "../../infra/http/authorize-request";
import type { AppContext } from "../../infra/context";
import { fail } from "../../infra/http/errors";
import { hasSecret, findProblem } from "../../infra/mail/mail-rules";
import {
  fillPlaceholders,
  getMailTemplate,
  getMailTemplates,
  type MailTemplate,
  type MailContent,
} from "../../infra/mail/mail-templates";
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
  if (!template) throw fail("NOT_FOUND", "There is no such template.");
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
    variables: variables.map(({ name, sample, required = false }) => ({ name, sample, required })),
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
 * Returns the administrator's text for a letter, or `null` to send the default text: if there is no other, or if the
 * stored text breaks the current rules.
 */
export async function loadCustomContent(
  { db, config, log }: AppContext,
  key: string,
  values: Record<string, string>,
): Promise<MailContent | null> {
  const [template, words] = [getMailTemplate(key), await findContent(db, key)];
  if (!template || !words) return null;
  const problem = findProblem(template, words, config.publicUrl);
  if (!problem) return fillPlaceholders(words, values);
  log.warn({ template: key, problem: problem.message }, "a changed email template isn't used");
  return null;
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

/** Returns the text as it would be sent, with sample values. */
export function previewTemplate(ctx: AppContext, key: string, words: EmailTemplateInput): MailContent {
  const template = getTemplateOrThrow(key);
  assertValidContent(ctx, template, words);
  return fillPlaceholders(
    words,
    Object.fromEntries(template.variables.map(({ name, sample }) => [name, sample])),
  );
}

export async function testTemplate(
  ctx: AppContext,
  key: string,
  words: EmailTemplateInput,
  { to, request }: { to: string; request: FastifyRequest },
): Promise<void> {
  await assertCanEdit(ctx, key, request);
  const { subject, text } = previewTemplate(ctx, key, words);
  await ctx.db.transaction(async (tx) => {
    await ctx.mailer.send({ to, subject: `[Test] ${subject}`, text }, tx);
    const entry = { action: "mail.template-tested", result: "ok", details: key } as const;
    await ctx.audit.record({ ...entry, ...getRequestOrigin(request) }, tx);
  });
}
