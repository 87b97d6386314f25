import { PRODUCT_NAME } from "@listwise/contracts";
import { readPublicConfig } from "../site-config.repository";
import type { DocumentParts, PageDocument } from "./document";
import { markup } from "./html";
import { pageHead } from "./pieces";

/** The form itself comes with the remote; without scripts there is the address, where one is configured. */
export async function contactDocument({ ctx, path, title, lead }: DocumentParts): Promise<PageDocument> {
  const entries = await readPublicConfig(ctx.db);
  const address = entries.find(({ key }) => key === "seo.contact_email")?.value.trim() ?? "";
  const write = /^[^\s@"<>]+@[^\s@"<>]+$/.test(address)
    ? markup`<p><a href="mailto:${address}">Write to ${address}</a></p>`
    : null;
  const body = markup`<div class="doc-page doc-narrow">
    ${pageHead(title, lead)}
    <noscript>
      <div class="doc-box">
        <h2>The form needs JavaScript</h2>
        <p>Turn it on to write to the people who run this ${PRODUCT_NAME}.</p>
        ${write}
        <p>Many answers are written down already:</p>
        <p><a href="/faq">Read the FAQ</a> <a href="/help">Open the Help Center</a></p>
      </div>
    </noscript>
  </div>`;
  return { body, trail: [{ name: title, path }], data: [] };
}
