import { listPosts } from "../../content";
import { loadPublicPlans } from "../../limits";
import type { DocumentParts, PageDocument } from "./document";
import { markup } from "./html";
import { renderCards } from "./components";
import { renderPlanCards } from "./plans";
import { createPostCard } from "./post-card";

const POSTS = 4;

/** Renders the home page below its heading, for readers without scripts: the plans and the latest posts. */
export async function renderHomeDocument({ ctx }: DocumentParts): Promise<PageDocument> {
  const [offer, { data }] = await Promise.all([
    loadPublicPlans(ctx.db),
    listPosts(ctx.db, { published: true, category: "", search: "" }, { pageSize: POSTS, offset: 0 }),
  ]);
  const body = markup`<div class="doc-page doc-stack" id="features">
    <p class="doc-doors"><a href="/register" data-main>Start Free Trial</a> <a href="/login">Login</a></p>
    ${offer.plans.length > 0 ? markup`<section id="pricing" aria-label="Plans">${renderPlanCards(offer)}</section>` : null}
    ${data.length > 0 ? markup`<section class="doc-list" aria-label="From the blog"><h2>From the blog</h2>${renderCards(data.map(createPostCard), "h3")}</section>` : null}
    <p id="faq">
      Learn more in the <a href="/guides">guides</a>, the <a href="/faq">FAQ</a> and the <a href="/help">Help Center</a>.
    </p>
  </div>`;
  return { body, trail: [], data: [], onlyWithoutScripts: true };
}
