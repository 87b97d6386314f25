import type { Executor } from "../../infra/db/database";
import { toPlainValue } from "../../infra/mail/mail-values";
import { createDefaultSite } from "../../infra/mail/render-letter";
import type { MailSite } from "../../infra/mail/render/mail-message";
import { findValues } from "./config/config-admin.repository";
import { resolveImageUrl } from "./pages/metadata";

const KEYS = { name: "mail.site_name", logo: "mail.logo" };

/** Returns the configured name and logo of the site for emails. */
export async function loadMailSite(db: Executor, publicUrl: string): Promise<MailSite> {
  const values = await findValues(db, Object.values(KEYS));
  const site = createDefaultSite(publicUrl);
  return {
    ...site,
    name: toPlainValue(values.get(KEYS.name) ?? "") || site.name,
    logoUrl: resolveImageUrl(values.get(KEYS.logo), publicUrl) ?? site.logoUrl,
  };
}
