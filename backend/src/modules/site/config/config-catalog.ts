import { PRODUCT_NAME, type ConfigType } from "@listwise/contracts/site";

/** A configuration key known to the product. */
export interface KnownKey {
  key: string;
  type: ConfigType;
  group: string;
  label: string;
  description: string;
  /** True if visitors can read it. */
  isPublic: boolean;
}

export const TITLE_PREFIX = "seo.title.";
/** Key of the kill switch. It has its own endpoint, which also closes open sockets: see license.ts. */
export const LICENSE_KEY = "license.kill_switch";

const createSeoKey = (key: string, type: ConfigType, label: string, description: string): KnownKey => ({
  key: `seo.${key}`,
  type,
  group: "Search engines",
  label,
  description,
  isPublic: true,
});

const createProfileKey = (name: string, label: string): KnownKey => ({
  key: `seo.social.${name}`,
  type: "url",
  group: "Profiles",
  label,
  description: `Link to your ${label} profile in the footer and on the contact page`,
  isPublic: true,
});

const KNOWN: readonly KnownKey[] = [
  createSeoKey(
    "meta_description",
    "text",
    "Description",
    "Shown by search engines for pages without their own description",
  ),
  createSeoKey("author", "string", "Publisher", `Publisher of the site; defaults to ${PRODUCT_NAME}`),
  createSeoKey(
    "og_image",
    "image",
    "Social picture",
    "Shown when a page is shared; 1200 × 630 pixels works best",
  ),
  createSeoKey("twitter_site", "handle", "X account", "Credited when a page is shared on X"),
  {
    ...createSeoKey(
      "contact_email",
      "email",
      "Contact address",
      "Shown in the footer; receives messages from the contact form",
    ),
    group: "Profiles",
  },
  {
    key: "mail.site_name",
    type: "string",
    group: "Email",
    label: "Site name",
    description: `Sender and header of emails; defaults to ${PRODUCT_NAME}`,
    isPublic: false,
  },
  {
    key: "mail.logo",
    type: "image",
    group: "Email",
    label: "Logo",
    description: "Square PNG or JPEG picture in emails, at least 64 pixels wide; defaults to the site's icon",
    isPublic: false,
  },
  createProfileKey("facebook", "Facebook"),
  createProfileKey("twitter", "Twitter"),
  createProfileKey("linkedin", "LinkedIn"),
  createProfileKey("instagram", "Instagram"),
  createProfileKey("github", "GitHub"),
  {
    key: "beta.enabled",
    type: "boolean",
    group: "Features",
    label: "Beta badge",
    description: "Shows the beta badge to everyone; ?beta=1 and ?beta=0 override it in one browser",
    isPublic: true,
  },
  {
    key: "translation.deepl_api_key",
    type: "secret",
    group: "Secrets",
    label: "DeepL API key",
    description:
      "Enables translation in the Localization Helper; the DEEPL_API_KEY environment variable takes precedence",
    isPublic: false,
  },
  {
    key: "translation.openai_model",
    type: "string",
    group: "Features",
    label: "Translation model",
    description:
      "Translates with this model of OpenAI, or of the address under Secrets; takes precedence over DeepL, and the environment over both",
    isPublic: false,
  },
  {
    key: "translation.openai_api_key",
    type: "secret",
    group: "Secrets",
    label: "API key of the translation model",
    description: "Leave it empty for a local server that needs no key",
    isPublic: false,
  },
  {
    // A secret: a user who can change the address can read the key.
    key: "translation.openai_base_url",
    type: "secret",
    group: "Secrets",
    label: "Address of the translation model",
    description:
      "Address of a service with OpenAI's chat API, such as http://127.0.0.1:11434/v1; OpenAI itself if it is empty",
    isPublic: false,
  },
];

const byKey = new Map(KNOWN.map((known) => [known.key, known]));

/** Keys that everyone can read, besides the page titles. */
export const PUBLIC_KEYS: readonly string[] = KNOWN.filter(({ isPublic }) => isPublic).map(({ key }) => key);

/** Returns the known key of a page's title. */
export function createTitleKey(key: string, label: string): KnownKey {
  return {
    key,
    type: "string",
    group: "Page titles",
    label,
    description: "Shown in the browser tab and in search results",
    isPublic: true,
  };
}

/** Returns a known key, including any title key; `undefined` for other keys. */
export function getKnownKey(key: string): KnownKey | undefined {
  const known = byKey.get(key);
  if (known || !key.startsWith(TITLE_PREFIX)) return known;
  const words = key.slice(TITLE_PREFIX.length).replace(/[._]/g, " ");
  return createTitleKey(key, words.charAt(0).toUpperCase() + words.slice(1));
}

/** Returns the product's keys with the given title keys, without duplicates. */
export function getKnownKeys(titles: readonly KnownKey[]): KnownKey[] {
  return [...new Map([...KNOWN, ...titles].map((known) => [known.key, known])).values()];
}
