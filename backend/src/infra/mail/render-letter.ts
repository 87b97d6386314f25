import { PRODUCT_NAME } from "@listwise/contracts/site";
import type { Letter, MailContent, MailValue } from "./mail-templates";
import { MAX_NOTICES_PER_DAY } from "./notice-cap";
import { fillLine, getHeading, parseTemplate } from "./parse-template";
import type { MailBlock, MailMessage, MailSite, RenderedMail } from "./render/mail-message";
import { renderMail } from "./render/render-mail";

const LAST_NOTICE = `We sent you ${MAX_NOTICES_PER_DAY} emails of this kind within 24 hours. We won't send any more until then.`;

/** The choices of administrators for the emails of a template. */
export interface MailCustomization {
  /** Their text, or `null` for the default. */
  words: MailContent | null;
  site: MailSite;
}

/** A rendered letter with what its transport needs. */
export interface RenderedLetter extends RenderedMail {
  /** The name of the sender. */
  from: string;
  /** The links and codes that only the recipient may see. */
  secrets: string[];
  /** The address with which a mail program ends these emails, or `null` for those that can't be turned off. */
  unsubscribeUrl: string | null;
}

/** Returns the name and the logo of a site that has configured none. */
export const createDefaultSite = (publicUrl: string): MailSite => ({
  name: PRODUCT_NAME,
  url: publicUrl,
  logoUrl: `${publicUrl}/icon-192.png`,
});

/** Fills in the template of a letter and renders it. `isLast` adds that further emails of its kind are dropped. */
export function renderLetter(
  { template, values, unsubscribeUrl }: Letter,
  { words, site }: MailCustomization,
  isLast = false,
): RenderedLetter {
  const letter = { template, values: { ...values, product: site.name } };
  const { subject, text } = words ?? template;
  const { reason, settings } = template;
  const last: MailBlock[] = isLast ? [{ kind: "note", text: LAST_NOTICE }] : [];
  const link = settings && { label: settings.label, url: site.url + settings.path };
  const message: MailMessage = {
    subject: fillLine(subject, letter),
    heading: fillLine(getHeading(text) ?? subject, letter),
    blocks: [...parseTemplate(text, letter), ...last],
    footer: { reason: fillLine(reason, letter), ...(link && { settings: link }) },
  };
  return {
    ...renderMail(message, site),
    from: site.name,
    secrets: findSecrets(letter),
    unsubscribeUrl: unsubscribeUrl ?? null,
  };
}

const findBlockSecrets = (value: MailValue): string[] =>
  typeof value === "string"
    ? [value]
    : value.flatMap((block) =>
        block.kind === "button" ? [block.url] : block.kind === "code" ? [block.code] : [],
      );

function findSecrets({ template, values }: Letter): string[] {
  const secrets = template.variables.filter(({ secret }) => secret);
  return secrets.flatMap(({ name }) => findBlockSecrets(values[name] ?? "")).filter(Boolean);
}
