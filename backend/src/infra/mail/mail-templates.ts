/** Subject and text of an email; `{{name}}` is a placeholder. */
export interface MailContent {
  subject: string;
  text: string;
}

/** A placeholder of a template. The text must contain every required one. */
export interface MailVariable {
  name: string;
  sample: string;
  required?: boolean;
  /** True if the value is a link that gives access to an account. */
  secret?: boolean;
}

/** Default text of an email. */
export interface MailTemplate extends MailContent {
  key: string;
  name: string;
  /** Describes when the email is sent. */
  description: string;
  variables: readonly MailVariable[];
  /** True if a person writes each of these emails. They aren't notices, so they don't count toward the daily cap. */
  isPersonal?: boolean;
}

/** A filled-in email with its template, whose current text is used when the email is sent. */
export interface Letter extends MailContent {
  template: string;
  values: Record<string, string>;
}

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;
const LONE_PLACEHOLDER = /^\s*\{\{\s*(\w+)\s*\}\}\s*$/;
const templates = new Map<string, MailTemplate>();

/**
 * Fills in the placeholders. Placeholders inside values aren't filled in. Lines left empty by an empty value are
 * removed.
 */
export function fillPlaceholders(
  { subject, text }: MailContent,
  values: Readonly<Record<string, string>>,
): MailContent {
  const lines = text.split("\n").filter((line) => values[LONE_PLACEHOLDER.exec(line)?.[1] ?? ""] !== "");
  const fill = (words: string) => words.replace(PLACEHOLDER, (place, name: string) => values[name] ?? place);
  // A subject is a single header line.
  return { subject: fill(subject).replace(/\s+/g, " "), text: fill(lines.join("\n")) };
}

/** Returns the names of the placeholders in a text. */
export function findPlaceholders(words: string): string[] {
  return [...words.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);
}

/** Registers a template. Returns a function that fills it in. */
export function defineTemplate(template: MailTemplate): (values: Record<string, string>) => Letter {
  templates.set(template.key, template);
  return (values) => ({ ...fillPlaceholders(template, values), template: template.key, values });
}

/** Returns all templates in the order of their registration. */
export const getMailTemplates = (): MailTemplate[] => [...templates.values()];

/** Returns the template with this key, or `null` if there isn't one. */
export const getMailTemplate = (key: string): MailTemplate | null => templates.get(key) ?? null;
