import { PRODUCT_NAME } from "@listwise/contracts/site";
import type { MailBlock } from "./render/mail-message";

/** Subject and text of an email; `{{name}}` is a placeholder. See `parse-template.ts` for the text's syntax. */
export interface MailContent {
  subject: string;
  text: string;
}

/** A value of a placeholder: words, or parts of the email for a placeholder on a line of its own. */
export type MailValue = string | readonly MailBlock[];

/** The values of a template's placeholders by name. */
export type MailValues = Readonly<Record<string, MailValue>>;

/** A placeholder of a template. The text must contain every required one. */
export interface MailVariable {
  name: string;
  /** An example. If it consists of blocks, so do all values. */
  sample: MailValue;
  required?: boolean;
  /** True if the value is the address of a page of this site. */
  isLink?: boolean;
  /** True if the buttons or codes of the value give access to an account. The sample then consists of blocks. */
  secret?: boolean;
}

/** Default text of an email. */
export interface MailTemplate extends MailContent {
  key: string;
  name: string;
  /** Describes when the email is sent. */
  description: string;
  /** Besides `product`, the name of the site, which all templates have. */
  variables: readonly MailVariable[];
  /** A sentence that says why the recipient gets this email. */
  reason: string;
  /** The page on which recipients choose if they get this email. */
  settings?: { label: string; path: string };
  /** True if a person writes each of these emails. They aren't notices, so they don't count toward the daily cap. */
  isPersonal?: boolean;
}

/** A template with the values for one email. */
export interface Letter {
  template: MailTemplate;
  values: MailValues;
  /** Address of the one-click endpoint of an email that the recipient doesn't need (`buildUnsubscribeUrl`). */
  unsubscribeUrl?: string;
}

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;
const templates = new Map<string, MailTemplate>();
const product: MailVariable = { name: "product", sample: PRODUCT_NAME };

/** Returns the names of the placeholders in a text. */
export function findPlaceholders(words: string): string[] {
  return [...words.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);
}

/** Registers a template. Returns a function that fills it in. */
export function defineTemplate(definition: MailTemplate): (values?: MailValues) => Letter {
  const template = { ...definition, variables: [product, ...definition.variables] };
  templates.set(template.key, template);
  return (values = {}) => ({ template, values });
}

/** Returns all templates in the order of their registration. */
export const getMailTemplates = (): MailTemplate[] => [...templates.values()];

/** Returns the template with this key, or `null` if there isn't one. */
export const getMailTemplate = (key: string): MailTemplate | null => templates.get(key) ?? null;

/** Returns a letter with the examples as its values. */
export const createSampleLetter = (template: MailTemplate): Letter => ({
  template,
  values: Object.fromEntries(template.variables.map(({ name, sample }) => [name, sample])),
});
