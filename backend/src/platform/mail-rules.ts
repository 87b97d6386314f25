import { placesIn, type MailTemplate, type MailWords } from "./mail-templates";

// Mail programs also follow links without a scheme and with backslashes.
const LINK_START = /[a-z][a-z0-9+.-]{0,30}:[/\\]|(?<![:/\\])[/\\]{2}|\bwww\./gi;
const LINK_END = /[\s<>"]/;
const CLOSING = /(?<![.,;:!?'")\]}])[.,;:!?'")\]}]+$/;
const AUTHORITY = /^[^:]*:[/\\]*([^/\\?#]*)/;

/** A reason why words may not be sent, and the part of them that it concerns. */
export interface WordsProblem {
  path: keyof MailWords;
  message: string;
}

/** Returns true if mails of this template carry a secret: only superadmins may change its words. */
export const carriesSecret = ({ variables }: MailTemplate): boolean => variables.some(({ secret }) => secret);

/**
 * Returns the first reason why the words may not be sent with this template, `null` if they may: a value that does not
 * exist, a required one that is missing, a secret in the subject or beside other characters, a link that leaves the site.
 */
export function findProblem(
  template: MailTemplate,
  words: MailWords,
  publicUrl: string,
): WordsProblem | null {
  return (
    findWrongPlace(template, words) ?? findSecretAtRisk(template, words) ?? findForeignLink(words, publicUrl)
  );
}

function findWrongPlace({ variables }: MailTemplate, { subject, text }: MailWords): WordsProblem | null {
  const known = variables.map(({ name }) => name);
  for (const [path, words] of Object.entries({ subject, text })) {
    const unknown = placesIn(words).find((name) => !known.includes(name));
    const all = known.map((name) => `{{${name}}}`).join(", ");
    if (unknown !== undefined) {
      return {
        path: path === "subject" ? path : "text",
        message: `There is no value {{${unknown}}}. Known are ${all}.`,
      };
    }
  }
  const missing = variables.find(({ name, required }) => required && !placesIn(text).includes(name));
  if (!missing) return null;
  return { path: "text", message: `The text needs {{${missing.name}}}: without it the mail is of no use.` };
}

/** Around a secret link nothing may change where it leads, and nothing may show it in a list of mails. */
function findSecretAtRisk({ variables }: MailTemplate, { subject, text }: MailWords): WordsProblem | null {
  for (const { name } of variables.filter(({ secret }) => secret)) {
    if (placesIn(subject).includes(name)) {
      return {
        path: "subject",
        message: `Remove {{${name}}} from the subject: it opens the account to anyone who reads it.`,
      };
    }
    const alone = new RegExp(`^\\s*\\{\\{\\s*${name}\\s*\\}\\}\\s*$`);
    if (text.split("\n").some((line) => placesIn(line).includes(name) && !alone.test(line))) {
      return {
        path: "text",
        message: `Put {{${name}}} on a line of its own, with nothing else on that line.`,
      };
    }
  }
  return null;
}

function findForeignLink({ subject, text }: MailWords, publicUrl: string): WordsProblem | null {
  const { origin, host } = new URL(publicUrl);
  const leaves = (link: string) => !staysOn(link, origin);
  const [inSubject, inText] = [findLinks(subject).find(leaves), findLinks(text).find(leaves)];
  const link = inSubject ?? inText;
  if (link === undefined) return null;
  const message = `Links in mails lead to ${host} alone. Remove ${link}.`;
  return { path: inSubject === undefined ? "text" : "subject", message };
}

/**
 * Returns what a mail program may take for a link. Programs disagree about where a link ends, so each one goes up to the
 * next blank, angle bracket or double quote, and one that begins within another is returned as well.
 */
function findLinks(words: string): string[] {
  return [...words.matchAll(LINK_START)].map(({ index }) => {
    const rest = words.slice(index);
    const end = rest.search(LINK_END);
    return end === -1 ? rest : rest.slice(0, end);
  });
}

function staysOn(link: string, origin: string): boolean {
  const address = link.replace(CLOSING, "");
  const [, authority = ""] = AUTHORITY.exec(address) ?? [];
  return !authority.includes("@") && URL.canParse(address) && new URL(address).origin === origin;
}
