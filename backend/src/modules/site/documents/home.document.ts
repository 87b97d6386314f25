import { listPosts } from "../../content";
import { publicPlans } from "../../limits";
import type { DocumentParts, PageDocument } from "./document";
import { markup } from "./html";
import { cards } from "./pieces";
import { planCards } from "./plans";
import { postCard } from "./post-card";

const POSTS = 4;

/** Renders the home page below its heading, for readers without scripts: the plans and the latest posts. */
export async function homeDocument({ ctx }: DocumentParts): Promise<PageDocument> {
  const [offer, { data }] = await Promise.all([
    publicPlans(ctx.db),
    listPosts(ctx.db, { published: true, category: "", search: "" }, { pageSize: POSTS, offset: 0 }),
  ]);
  const body = markup`<div class="doc-page doc-stack" id="features">
    <p class="doc-doors"><a href="/register" data-main>Start Free Trial</a> <a href="/login">Login</a></p>
    ${offer.plans.length > 0 ? markup`<section id="pricing" aria-label="Plans">${planCards(offer)}</section>` : null}
    ${data.length > 0 ? markup`<section class="doc-list" aria-label="From the blog"><h2>From the blog</h2>${cards(data.map(postCard), "h3")}</section>` : null}
    <p id="faq">
      Learn more in the <a href="/guides">guides</a>, the <a href="/faq">FAQ</a> and the <a href="/help">Help Center</a>.
    </p>
  </div>`;
  return { body, trail: [], data: [], onlyWithoutScripts: true };
}
