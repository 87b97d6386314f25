import { findPlaceholders, type MailTemplate, type MailContent, type MailVariable } from "./mail-templates";
import { findLabeledLinks } from "./parse-template";

// Mail programs also turn text without a scheme or with backslashes into links.
const LINK_START = /[a-z][a-z0-9+.-]{0,30}:[/\\]|(?<![:/\\])[/\\]{2}|\bwww\./gi;
const LINK_END = /[\s<>"]/;
const CLOSING = /(?<![.,;:!?'")\]}])[.,;:!?'")\]}]+$/;
const AUTHORITY = /^[^:]*:[/\\]*([^/\\?#]*)/;

/** A reason why a text can't be used in a template, and the field it concerns. */
export interface TemplateProblem {
  path: keyof MailContent;
  message: string;
}

/** Returns true if emails of this template contain a secret; only superadmins may edit such templates. */
export const hasSecret = ({ variables }: MailTemplate): boolean => variables.some(({ secret }) => secret);

/**
 * Returns the first reason why the text can't be used with this template, or `null` if it can. Reasons are an unknown
 * placeholder, a missing required placeholder, a secret or another part with its own look in the subject or next to
 * other text, a link to another site, and a second heading.
 */
export function findProblem(
  template: MailTemplate,
  words: MailContent,
  publicUrl: string,
): TemplateProblem | null {
  return (
    findUnknownPlaceholder(template, words) ??
    findMisplacedPart(template, words) ??
    findForeignLink(words, publicUrl) ??
    findForeignAddress(template, words, publicUrl) ??
    findSecondHeading(words)
  );
}

function findUnknownPlaceholder(
  { variables }: MailTemplate,
  { subject, text }: MailContent,
): TemplateProblem | null {
  const known = variables.map(({ name }) => name);
  for (const [path, words] of Object.entries({ subject, text })) {
    const unknown = findPlaceholders(words).find((name) => !known.includes(name));
    const all = known.map((name) => `{{${name}}}`).join(", ");
    if (unknown !== undefined) {
      return {
        path: path === "subject" ? path : "text",
        message: `{{${unknown}}} isn't a placeholder of this template. Use ${all}.`,
      };
    }
  }
  const missing = variables.find(({ name, required }) => required && !findPlaceholders(text).includes(name));
  if (!missing) return null;
  return { path: "text", message: `Add {{${missing.name}}} to the text. The email doesn't work without it.` };
}

const isPart = ({ sample }: MailVariable) => typeof sample !== "string";

/**
 * Ensures that parts with their own look, such as buttons, are on their own lines. So no text around a secret link can
 * change its target, and no subject shows it in an inbox.
 */
function findMisplacedPart(
  { variables }: MailTemplate,
  { subject, text }: MailContent,
): TemplateProblem | null {
  for (const { name, secret } of variables.filter(isPart)) {
    if (findPlaceholders(subject).includes(name)) {
      const reason = secret ? "Anyone who reads it could open the account." : "It only works in the text.";
      return { path: "subject", message: `Remove {{${name}}} from the subject. ${reason}` };
    }
    const alone = new RegExp(`^\\s*\\{\\{\\s*${name}\\s*\\}\\}\\s*$`);
    if (text.split("\n").some((line) => findPlaceholders(line).includes(name) && !alone.test(line))) {
      return {
        path: "text",
        message: `Put {{${name}}} on a separate line, with nothing else on that line.`,
      };
    }
  }
  return null;
}

/** Ensures that `[words](address)` only leads to the site. Placeholders that aren't links could lead anywhere. */
function findForeignAddress(
  { variables }: MailTemplate,
  { text }: MailContent,
  publicUrl: string,
): TemplateProblem | null {
  const { origin, host } = new URL(publicUrl);
  const links = variables.filter(({ isLink }) => isLink).map(({ name }) => name);
  const leaves = (address: string) => {
    const [name] = findPlaceholders(address);
    return name === undefined ? !isOnSite(address, origin) : !links.includes(name);
  };
  const foreign = findLabeledLinks(text).find(({ address }) => leaves(address));
  if (!foreign) return null;
  const known = links.map((name) => `{{${name}}}`).join(" or ");
  const targets = `an address on ${host}${known && `, or with ${known}`}`;
  return { path: "text", message: `Replace ${foreign.address} behind “${foreign.label}” with ${targets}.` };
}

function findSecondHeading({ text }: MailContent): TemplateProblem | null {
  const [, ...lines] = text.split("\n");
  if (!lines.some((line) => line.trim().startsWith("# "))) return null;
  return { path: "text", message: "Start only the first line with #. An email has one heading." };
}

function findForeignLink({ subject, text }: MailContent, publicUrl: string): TemplateProblem | null {
  const { origin, host } = new URL(publicUrl);
  const leaves = (link: string) => !isOnSite(link, origin);
  const [inSubject, inText] = [findLinks(subject).find(leaves), findLinks(text).find(leaves)];
  const link = inSubject ?? inText;
  if (link === undefined) return null;
  const message = `Emails can only link to ${host}. Remove ${link}.`;
  return { path: inSubject === undefined ? "text" : "subject", message };
}

/**
 * Returns everything that a mail program may turn into a link. Mail programs disagree about where a link ends, so each
 * one extends to the next whitespace, angle bracket or double quote. Links inside links are returned as well.
 */
function findLinks(words: string): string[] {
  return [...words.matchAll(LINK_START)].map(({ index }) => {
    const rest = words.slice(index);
    const end = rest.search(LINK_END);
    return end === -1 ? rest : rest.slice(0, end);
  });
}

function isOnSite(link: string, origin: string): boolean {
  const address = link.replace(CLOSING, "");
  const [, authority = ""] = AUTHORITY.exec(address) ?? [];
  return !authority.includes("@") && URL.canParse(address) && new URL(address).origin === origin;
}
