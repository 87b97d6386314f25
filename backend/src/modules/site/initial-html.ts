import type { Hero } from "@listwise/contracts/remotes";
import { PRODUCT_NAME } from "@listwise/contracts/site";
import type { Composition } from "../registry";
import { renderBar, renderFooter, MARK } from "./documents/layout";
import type { PageDocument } from "./documents/document";
import { markup, type Html } from "./documents/html";
import type { BuiltPage, Match } from "./match-route";

/** Input of {@link renderInitialHtml}. */
export interface InitialHtmlParts {
  composition: Composition;
  path: string;
  match: Match | null;
  /** The shell's build data of the page; `null` if a remote owns it. */
  own: BuiltPage | null;
  exists: boolean;
  /** The server-rendered document of the page; `null` if it has none. */
  document: Pick<PageDocument, "body" | "onlyWithoutScripts"> | null;
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

/** Returns a page's heading from its build; `null` if it has none or its remote is disabled. */
export function getHero({ match, own }: Pick<InitialHtmlParts, "match" | "own">): Hero | null {
  if (own) return own.hero ?? null;
  if (!match?.live.enabled) return null;
  return match.live.release.pages?.[match.route.path]?.hero ?? null;
}

/**
 * Renders the HTML that a page shows before its scripts have run: its document if it has one, or else the heading from
 * its build. Guarded pages are rendered only in the signed-in variant and the shell's own pages only in the signed-out
 * one; the head script picks the variant. In `noscript`, readers get the site's links and a not-found message.
 */
export function renderInitialHtml(parts: InitialHtmlParts): string {
  const { composition, path, match, own, exists, document } = parts;
  const top = () => renderBar(composition, path);
  const whole = (content: Html) =>
    markup`<div id="first-view" data-for="all" data-look="document">
      <a class="first-skip" href="#first-main">Skip to content</a>${top()}
      <main class="first-main" id="first-main">${content}</main>
      ${renderFooter(composition, path)}
    </div>`;
  if (!exists) return markup`<noscript>${whole(notFound)}</noscript>`.text;
  if (document && !document.onlyWithoutScripts) return whole(document.body).text;
  const hero = getHero(parts);
  const unread = isRemotePage(parts)
    ? markup`<noscript>${whole(renderScriptNotice(match?.route.title ?? ""))}</noscript>`
    : markup``;
  if (!hero) return unread.text;
  const open = !own && match?.route.guard === "public";
  const audience = own ? "visitor" : open ? "all" : "user";
  const view = markup`<div id="first-view" data-for="${audience}" data-look="${hero.look}">
    ${open ? top() : quietBar}
    <div class="first-words"><div>${renderHero(hero)}</div></div>
    ${audience === "user" ? null : markup`<noscript>${document?.body ?? null}${renderFooter(composition, path)}</noscript>`}
  </div>`;
  // Without scripts, guarded pages stay hidden, because the session is unknown.
  return audience === "user" ? view.text + unread.text : view.text;
}

/** Returns true for a remote's page, which readers without scripts may look for. */
const isRemotePage = ({ match, own }: InitialHtmlParts) => !own && match !== null && match.live.enabled;

function renderHero({ eyebrow, title, lead }: Hero): Html {
  const above = eyebrow ? markup`<p class="first-eyebrow">${eyebrow}</p>` : null;
  return markup`${above}<h1>${title}</h1>${lead ? markup`<p>${lead}</p>` : null}`;
}
