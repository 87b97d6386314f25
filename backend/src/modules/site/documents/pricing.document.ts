import { publicPlans } from "../../limits";
import type { DocumentParts, PageDocument } from "./document";
import { markup } from "./html";
import { planCards, planTable } from "./plans";

const note = (sold: boolean) =>
  sold
    ? markup`<strong>Payments go through Paddle</strong> The price and its taxes are shown there before you pay. Until a payment is confirmed, your account stays on the plan it has.`
    : markup`<strong>No payment is taken here</strong> This installation has no payment provider, so no plan has a price and nobody is charged. A new account starts on the free plan; an administrator can move it to another. <a href="/contact">Ask for a plan</a>.`;

/** The plans, as they are on offer. */
export async function pricingDocument(parts: DocumentParts): Promise<PageDocument> {
  const { ctx, path, title, lead, sold } = parts;
  const offer = await publicPlans(ctx.db);
  const body = markup`<div class="doc-page">
    <header class="doc-offer">
      <h1>${title}</h1>
      ${lead ? markup`<p>${lead}</p>` : null}
    </header>
    ${
      offer.plans.length > 0
        ? markup`<div id="pricing">${planCards(offer)}</div>
            <p class="doc-note" data-tone="info" data-icon="info"><span>${note(sold)}</span></p>
            ${planTable(offer)}`
        : markup`<div class="doc-none"><h2>No plans on offer</h2></div>`
    }
  </div>`;
  return { body, trail: [{ name: title, path }], data: [] };
}
