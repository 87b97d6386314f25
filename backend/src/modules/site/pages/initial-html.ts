import { PRODUCT_NAME } from "@listwise/contracts/site";
import type { Composition } from "../../registry";
import { renderBar, renderFooter, MARK } from "../documents/layout";
import { markup, type Html } from "../../../infra/html";
import type { Match } from "./match-route";
import type { PageDocument } from "../documents/page-document";

/** Input of {@link renderInitialHtml}. */
export interface InitialHtmlParts {
  composition: Composition;
  path: string;
  match: Match | null;
  /** True if the page belongs to the shell. */
  isOwn: boolean;
  exists: boolean;
  /** The server-rendered document of the page; `null` if it has none. */
  document: Pick<PageDocument, "body" | "look"> | null;
  /** True if the application starts when a visitor needs it, so that the page has the controls of its header. */
  isLater: boolean;
  /** True if a plan has a free trial. */
  hasTrial: boolean;
}

const quietBar = markup`<div class="first-bar" aria-hidden="true">${MARK}${PRODUCT_NAME}</div>`;
const notFound = markup`<div class="doc-page">
  <div class="doc-none">
    <h1>Page not found</h1>
    <p>The address may be mistyped, or the page may have been removed.</p>
    <p><a href="/">Go to the home page</a></p>
  </div>
</div>`;

const renderScriptNotice = (title: string) =>
  markup`<div class="doc-page">
    <div class="doc-none">
      <h1>${title}</h1>
      <p>This page needs JavaScript. Our articles and help pages work without it.</p>
      <p><a href="/blog">Blog</a> · <a href="/guides">Guides</a> · <a href="/help">Help Center</a></p>
    </div>
  </div>`;

/**
 * Renders the HTML that a page shows before its scripts have run: its document, which is the whole page or only its
 * heading. Guarded pages are rendered only in the signed-in variant and the shell's own pages only in the signed-out
 * one; the head script picks the variant. In `noscript`, readers get the site's links and a not-found message.
 */
export function renderInitialHtml(parts: InitialHtmlParts): string {
  const { composition, path, match, isOwn, exists, document, isLater, hasTrial } = parts;
  const top = () => renderBar(composition, path, { hasTrial, hasControls: isLater });
  const whole = (content: Html) =>
    markup`<div id="first-view" data-for="all" data-look="document">
      <a class="first-skip" href="#first-main">Skip to content</a>${top()}
      <main class="first-main" id="first-main">${content}</main>
      ${renderFooter(composition, path)}
    </div>`;
  if (!exists) return markup`<noscript>${whole(notFound)}</noscript>`.text;
  if (document?.look === "document") return whole(document.body).text;
  const unread = isRemotePage(parts)
    ? markup`<noscript>${whole(renderScriptNotice(match?.route.title ?? ""))}</noscript>`
    : markup``;
  if (!document) return unread.text;
  const open = !isOwn && match?.route.guard === "public";
  const audience = isOwn ? "visitor" : open ? "all" : "user";
  const view = markup`<div id="first-view" data-for="${audience}" data-look="${document.look}">
    ${open ? top() : quietBar}
    ${document.body}
    ${audience === "user" ? null : markup`<noscript>${renderFooter(composition, path)}</noscript>`}
  </div>`;
  // Without scripts, guarded pages stay hidden, because the session is unknown.
  return audience === "user" ? view.text + unread.text : view.text;
}

/** Returns true for a remote's page, which readers without scripts may look for. */
const isRemotePage = ({ match, isOwn }: InitialHtmlParts) => !isOwn && match !== null && match.live.enabled;
