import { loadPublicPlans } from "../../limits";
import type { DocumentParts, PageDocument } from "./document";
import { markup } from "./html";
import { renderPlanCards, renderPlanTable } from "./plans";

const renderNote = (sold: boolean) =>
  sold
    ? markup`<strong>Payments go through Paddle</strong> You'll see the price and taxes there before you pay. Until the payment is confirmed, your account stays on its current plan.`
    : markup`<strong>This site doesn't take payments</strong> There is no payment provider, so plans have no price and you won't be charged. New accounts start on the free plan, and an administrator can move you to another one. <a href="/contact">Request a plan</a>.`;

/** Renders the pricing page. */
export async function renderPricingDocument(parts: DocumentParts): Promise<PageDocument> {
  const { ctx, path, title, lead, sold } = parts;
  const offer = await loadPublicPlans(ctx.db);
  const body = markup`<div class="doc-page">
    <header class="doc-offer">
      <h1>${title}</h1>
      ${lead ? markup`<p>${lead}</p>` : null}
    </header>
    ${
      offer.plans.length > 0
        ? markup`<div id="pricing">${renderPlanCards(offer)}</div>
            <p class="doc-note" data-tone="info" data-icon="info"><span>${renderNote(sold)}</span></p>
            ${renderPlanTable(offer)}`
        : markup`<div class="doc-none"><h2>No plans available</h2></div>`
    }
  </div>`;
  return { body, trail: [{ name: title, path }], data: [] };
}
