import { PRODUCT_NAME, type ConfigType } from "@listwise/contracts";

/** A key that the product knows. */
export interface KnownKey {
  key: string;
  type: ConfigType;
  group: string;
  label: string;
  description: string;
  /** Whether visitors may read it. */
  isPublic: boolean;
}

export const TITLE_PREFIX = "seo.title.";
/** Has a switch of its own, which also ends what is open: see license.ts. */
export const LICENSE_KEY = "license.kill_switch";

const seo = (key: string, type: ConfigType, label: string, description: string): KnownKey => ({
  key: `seo.${key}`,
  type,
  group: "Search engines",
  label,
  description,
  isPublic: true,
});

const profile = (name: string, label: string): KnownKey => ({
  key: `seo.social.${name}`,
  type: "url",
  group: "Profiles",
  label,
  description: `Address of your ${label} profile; shown in the footer and on the contact page`,
  isPublic: true,
});

const KNOWN: readonly KnownKey[] = [
  seo(
    "meta_description",
    "text",
    "Description",
    "Shown by search engines for pages without one of their own",
  ),
  seo("author", "string", "Publisher", `Who publishes the site; ${PRODUCT_NAME} when empty`),
  seo("og_image", "image", "Social picture", "Shown where a page is shared; 1200 × 630 pixels look best"),
  seo("twitter_site", "handle", "Account on X", "Named where a page is shared on X"),
  {
    ...seo("contact_email", "email", "Contact address", "Shown in the footer; gets the contact form's mails"),
    group: "Profiles",
  },
  profile("facebook", "Facebook"),
  profile("twitter", "Twitter"),
  profile("linkedin", "LinkedIn"),
  profile("instagram", "Instagram"),
  profile("github", "GitHub"),
  {
    key: "beta.enabled",
    type: "boolean",
    group: "Features",
    label: "Beta badge",
    description: "Shows the beta badge to everyone; ?beta=1 and ?beta=0 decide for one browser",
    isPublic: true,
  },
  {
    key: "translation.deepl_api_key",
    type: "secret",
    group: "Secrets",
    label: "DeepL API key",
    description: "Lets the Localization Helper translate; DEEPL_API_KEY where the site runs goes before it",
    isPublic: false,
  },
];

const byKey = new Map(KNOWN.map((known) => [known.key, known]));

/** What everyone may read beside the titles. */
export const PUBLIC_KEYS: readonly string[] = KNOWN.filter(({ isPublic }) => isPublic).map(({ key }) => key);

export function titleKey(key: string, label: string): KnownKey {
  return {
    key,
    type: "string",
    group: "Page titles",
    label,
    description: "In the browser's tab and in search results",
    isPublic: true,
  };
}

/** What is known of a key; titles are known by their beginning. */
export function knownKey(key: string): KnownKey | undefined {
  const known = byKey.get(key);
  if (known || !key.startsWith(TITLE_PREFIX)) return known;
  const words = key.slice(TITLE_PREFIX.length).replace(/[._]/g, " ");
  return titleKey(key, words.charAt(0).toUpperCase() + words.slice(1));
}

/** The product's keys, with the titles of the pages that are live. */
export function knownKeys(titles: readonly KnownKey[]): KnownKey[] {
  return [...new Map([...KNOWN, ...titles].map((known) => [known.key, known])).values()];
}
