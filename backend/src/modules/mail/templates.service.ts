import type { EmailTemplate, EmailTemplateInput } from "@listwise/contracts";
import type { FastifyRequest } from "fastify";
import { origin } from "../../platform/admit";
import type { AppContext } from "../../platform/context";
import { fail } from "../../platform/errors";
import {
  fillIn,
  mailTemplate,
  mailTemplates,
  placesIn,
  type MailTemplate,
  type MailWords,
} from "../../platform/mail-templates";
import { deleteWords, findAllWords, findWords, saveWords, type WordsRow } from "./templates.repository";

const CHANGED = "Somebody changed this meanwhile. Compare it with the current version, then save again.";

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
    variables: variables.map(({ required = false, ...variable }) => ({ ...variable, required })),
    changed: words !== null,
    updatedAt: words?.updatedAt.toISOString() ?? null,
  };
}

export async function listTemplates({ db }: AppContext): Promise<EmailTemplate[]> {
  const words = new Map((await findAllWords(db)).map((row) => [row.key, row]));
  return mailTemplates().map((template) => present(template, words.get(template.key) ?? null));
}

/** The administrator's words for a letter, if there are any. */
export async function wordsFor(
  { db }: AppContext,
  key: string,
  values: Record<string, string>,
): Promise<MailWords | null> {
  const words = await findWords(db, key);
  return words && fillIn(words, values);
}

/** Refuses places that nothing is filled into, and words without what the mail is sent for. */
function assertPlaces({ variables }: MailTemplate, words: MailWords): void {
  const refuse = (message: string) => fail("VALIDATION_FAILED", message, [{ path: "text", message }]);
  const known = variables.map(({ name }) => name);
  const unknown = placesIn(words).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw refuse(
      `There is no value {{${unknown}}}. Known are ${known.map((name) => `{{${name}}}`).join(", ")}.`,
    );
  }
  const inText = placesIn({ subject: "", text: words.text });
  const missing = variables.find(({ name, required }) => required && !inText.includes(name));
  if (missing) throw refuse(`The text needs {{${missing.name}}}: without it the mail is of no use.`);
}

export async function saveTemplate(
  ctx: AppContext,
  key: string,
  { updatedAt, ...words }: EmailTemplateInput & { updatedAt: string | null },
  request: FastifyRequest,
): Promise<EmailTemplate> {
  const template = mustKnow(key);
  assertPlaces(template, words);
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
  const template = mustKnow(key);
  await ctx.db.transaction(async (tx) => {
    await deleteWords(tx, key);
    await ctx.audit.record(
      { action: "mail.template-reset", result: "ok", ...origin(request), details: key },
      tx,
    );
  });
  return present(template, null);
}

/** The words as they would be sent, with sample values. */
export function previewTemplate(key: string, words: EmailTemplateInput): MailWords {
  const template = mustKnow(key);
  assertPlaces(template, words);
  return fillIn(words, Object.fromEntries(template.variables.map(({ name, sample }) => [name, sample])));
}

export async function testTemplate(
  ctx: AppContext,
  key: string,
  words: EmailTemplateInput,
  { to, request }: { to: string; request: FastifyRequest },
): Promise<void> {
  const { subject, text } = previewTemplate(key, words);
  await ctx.mailer.send({ to, subject: `[Test] ${subject}`, text });
  await ctx.audit.record({ action: "mail.template-tested", result: "ok", ...origin(request), details: key });
}
