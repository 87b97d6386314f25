const networks = [
  ["facebook", "Facebook"],
  ["twitter", "Twitter"],
  ["linkedin", "LinkedIn"],
  ["instagram", "Instagram"],
  ["github", "GitHub"],
] as const;

/** An external link of the footer. */
export interface ContactLink {
  label: string;
  href: string;
}

function parseHttpsUrl(text: string | undefined): string | null {
  const value = text?.trim() ?? "";
  return URL.canParse(value) && new URL(value).protocol === "https:" ? value : null;
}

/**
 * Returns the configured contact address and social profiles; skips values that aren't a plain email address
 * or an https URL.
 */
export function getContactLinks(config: ReadonlyMap<string, string>): ContactLink[] {
  const email = config.get("seo.contact_email")?.trim() ?? "";
  const mail = /^[^\s@<>"]+@[^\s@<>"]+$/.test(email) ? [{ label: email, href: `mailto:${email}` }] : [];
  const profiles = networks.flatMap(([name, label]) => {
    const href = parseHttpsUrl(config.get(`seo.social.${name}`));
    return href ? [{ label, href }] : [];
  });
  return [...mail, ...profiles];
}
