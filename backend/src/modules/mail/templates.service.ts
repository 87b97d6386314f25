import type { EmailTemplate, EmailTemplateInput } from "@listwise/contracts";
import type { FastifyRequest } from "fastify";
import { origin, recordDenied } from "../../platform/admit";
import type { AppContext } from "../../platform/context";
import { fail } from "../../platform/errors";
import { carriesSecret, findProblem } from "../../platform/mail-rules";
import {
  fillIn,
  mailTemplate,
  mailTemplates,
  type MailTemplate,
  type MailWords,
} from "../../platform/mail-templates";
import { deleteWords, findAllWords, findWords, saveWords, type WordsRow } from "./templates.repository";

const CHANGED = "Someone else changed this template. Compare your version with theirs, then save again.";

function mustKnow(key: string): MailTemplate {
  const template = mailTemplate(key);
  if (!template) throw fail("NOT_FOUND", "There is no such template.");
  return template;
}

function present(template: MailTemplate, words: WordsRow | null): EmailTemplate {
  const { key, name, description, variables } = template;
  const { subject, text } = words ?? template;
  return {
    key,
    name,
    description,
    subject,
    text,
    variables: variables.map(({ name, sample, required = false }) => ({ name, sample, required })),
    superadminOnly: carriesSecret(template),
    changed: words !== null,
    updatedAt: words?.updatedAt.toISOString() ?? null,
  };
}

export async function listTemplates({ db }: AppContext): Promise<EmailTemplate[]> {
  const words = new Map((await findAllWords(db)).map((row) => [row.key, row]));
  return mailTemplates().map((template) => present(template, words.get(template.key) ?? null));
}

/**
 * Returns the administrator's text for a letter, or `null` to send the default text: if there is no other, or if the
 * stored text breaks the current rules.
 */
export async function wordsFor(
  { db, config, log }: AppContext,
  key: string,
  values: Record<string, string>,
): Promise<MailWords | null> {
  const [template, words] = [mailTemplate(key), await findWords(db, key)];
  if (!template || !words) return null;
  const problem = findProblem(template, words, config.publicUrl);
  if (!problem) return fillIn(words, values);
  log.warn({ template: key, problem: problem.message }, "a changed email template isn't used");
  return null;
}

function assertWords({ config }: AppContext, template: MailTemplate, words: MailWords): void {
  const problem = findProblem(template, words, config.publicUrl);
  if (problem) throw fail("VALIDATION_FAILED", problem.message, [problem]);
}

/** Anyone who can edit an email with a secret link could have the link sent to themselves. */
async function assertMayEdit(ctx: AppContext, key: string, request: FastifyRequest): Promise<MailTemplate> {
  const template = mustKnow(key);
  if (!carriesSecret(template) || request.principal?.role === "superadmin") return template;
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
  const template = await assertMayEdit(ctx, key, request);
  assertWords(ctx, template, words);
  return ctx.db.transaction(async (tx) => {
    const saved = await saveWords(tx, key, words, updatedAt);
    if (!saved) {
      const current = present(template, await findWords(tx, key));
      throw fail("CONFLICT", CHANGED, { updatedAt: current.updatedAt, current });
    }
    await ctx.audit.record(
      { action: "mail.template-changed", result: "ok", ...origin(request), details: key },
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
  const template = await assertMayEdit(ctx, key, request);
  await ctx.db.transaction(async (tx) => {
    await deleteWords(tx, key);
    await ctx.audit.record(
      { action: "mail.template-reset", result: "ok", ...origin(request), details: key },
      tx,
    );
  });
  return present(template, null);
}

/** Returns the text as it would be sent, with sample values. */
export function previewTemplate(ctx: AppContext, key: string, words: EmailTemplateInput): MailWords {
  const template = mustKnow(key);
  assertWords(ctx, template, words);
  return fillIn(words, Object.fromEntries(template.variables.map(({ name, sample }) => [name, sample])));
}

export async function testTemplate(
  ctx: AppContext,
  key: string,
  words: EmailTemplateInput,
  { to, request }: { to: string; request: FastifyRequest },
): Promise<void> {
  await assertMayEdit(ctx, key, request);
  const { subject, text } = previewTemplate(ctx, key, words);
  await ctx.db.transaction(async (tx) => {
    await ctx.mailer.send({ to, subject: `[Test] ${subject}`, text }, tx);
    const entry = { action: "mail.template-tested", result: "ok", details: key } as const;
    await ctx.audit.record({ ...entry, ...origin(request) }, tx);
  });
}
