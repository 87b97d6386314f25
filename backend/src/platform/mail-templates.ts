/** Words that go out by mail; `{{name}}` stands for a value. */
export interface MailWords {
  subject: string;
  text: string;
}

/** A value of a template. What is required must be in the text, or the mail is of no use. */
export interface MailVariable {
  name: string;
  sample: string;
  required?: boolean;
  /** True if the value holds a link that opens an account to anyone who has it. */
  secret?: boolean;
}

/** The product's own words for an occasion. */
export interface MailTemplate extends MailWords {
  key: string;
  name: string;
  /** When it is sent. */
  description: string;
  variables: readonly MailVariable[];
  /** True if a person writes each of its mails: they are no notices, and are not counted. */
  isPersonal?: boolean;
}

/** Words filled in, with the template they come from, whose current words are taken when it is sent. */
export interface Letter extends MailWords {
  template: string;
  values: Record<string, string>;
}

const PLACE = /\{\{\s*(\w+)\s*\}\}/g;
const LONE_PLACE = /^\s*\{\{\s*(\w+)\s*\}\}\s*$/;
const templates = new Map<string, MailTemplate>();

/** Fills in the values, once: what a value holds is never read as a place. A line that an empty value leaves empty goes. */
export function fillIn({ subject, text }: MailWords, values: Readonly<Record<string, string>>): MailWords {
  const lines = text.split("\n").filter((line) => values[LONE_PLACE.exec(line)?.[1] ?? ""] !== "");
  const fill = (words: string) => words.replace(PLACE, (place, name: string) => values[name] ?? place);
  // A subject is one line of the mail's head.
  return { subject: fill(subject).replace(/\s+/g, " "), text: fill(lines.join("\n")) };
}

/** Returns the names of the places in some words. */
export function placesIn(words: string): string[] {
  return [...words.matchAll(PLACE)].map(([, name = ""]) => name);
}

/** Declares a template; the answer writes a letter with it. */
export function defineTemplate(template: MailTemplate): (values: Record<string, string>) => Letter {
  templates.set(template.key, template);
  return (values) => ({ ...fillIn(template, values), template: template.key, values });
}

/** Every template, in the order they were declared. */
export const mailTemplates = (): MailTemplate[] => [...templates.values()];

/** The template of that key. */
export const mailTemplate = (key: string): MailTemplate | null => templates.get(key) ?? null;
