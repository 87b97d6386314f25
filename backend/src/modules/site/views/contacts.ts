import type { AppContext } from "../../../infra/context";
import { findPublicConfig } from "../site.reads";
import { getPictureUrl } from "./picture-url";

const NETWORKS = ["Facebook", "Twitter", "LinkedIn", "Instagram", "GitHub"];

/** Returns links to the configured email address and profiles; invalid values are skipped. */
export async function loadContacts({ db }: AppContext): Promise<{ url: string; label: string }[]> {
  const config = new Map((await findPublicConfig(db)).map(({ key, value }) => [key, value.trim()]));
  const email = config.get("seo.contact_email") ?? "";
  const mail = /^[^\s@<>"]+@[^\s@<>"]+$/.test(email) ? [{ url: `mailto:${email}`, label: email }] : [];
  const profiles = NETWORKS.flatMap((label) => {
    const url = getPictureUrl(config.get(`seo.social.${label.toLowerCase()}`) ?? null);
    return url?.startsWith("https:") ? [{ url, label }] : [];
  });
  return [...mail, ...profiles];
}
