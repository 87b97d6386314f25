import { findPublicConfig } from "../site.reads";
import type { DocumentParts, PageDocument } from "./document";
import { markup } from "./html";
import { renderPageHead } from "./components";

/** Renders the contact page without its form, which needs the remote. Without scripts, the configured address is shown. */
export async function renderContactDocument({
  ctx,
  path,
  title,
  lead,
}: DocumentParts): Promise<PageDocument> {
  const entries = await findPublicConfig(ctx.db);
  const address = entries.find(({ key }) => key === "seo.contact_email")?.value.trim() ?? "";
  const write = /^[^\s@"<>]+@[^\s@"<>]+$/.test(address)
    ? markup`<p><a href="mailto:${address}">Email ${address}</a></p>`
    : null;
  const body = markup`<div class="doc-page doc-narrow">
    ${renderPageHead(title, lead)}
    <noscript>
      <div class="doc-box">
        <h2>The form needs JavaScript</h2>
        <p>Turn on JavaScript to send us a message.</p>
        ${write}
        <p>You may find your answer here:</p>
        <p><a href="/faq">Read the FAQ</a> <a href="/help">Open the Help Center</a></p>
      </div>
    </noscript>
  </div>`;
  return { body, trail: [{ name: title, path }], data: [] };
}
