import { PRODUCT_NAME, type Hero } from "@listwise/contracts";
import type { Composition } from "../registry";
import { bar, footer, MARK } from "./documents/around";
import type { PageDocument } from "./documents/document";
import { markup, type Html } from "./documents/html";
import type { BuiltPage, Match } from "./match-route";

/** What a page shows until it is there itself. */
export interface FirstViewParts {
  composition: Composition;
  path: string;
  match: Match | null;
  /** What the shell's build says of the page, when it is the shell's own. */
  own: BuiltPage | null;
  exists: boolean;
  /** What authors have published there. */
  document: Pick<PageDocument, "body" | "onlyWithoutScripts"> | null;
}

const quietBar = markup`<div class="first-bar" aria-hidden="true">${MARK}${PRODUCT_NAME}</div>`;
const notFound = markup`<div class="doc-page">
  <div class="doc-none">
    <h1>Page not found</h1>
    <p>The address may be mistyped, or the page has been removed.</p>
    <p><a href="/">Go to the home page</a></p>
  </div>
</div>`;

const needsScripts = (title: string) =>
  markup`<div class="doc-page">
    <div class="doc-none">
      <h1>${title}</h1>
      <p>This page needs JavaScript. Everything that is there to be read does without it.</p>
      <p><a href="/blog">Blog</a> · <a href="/guides">Guides</a> · <a href="/help">Help Center</a></p>
    </div>
  </div>`;

/** The heading that the build of a page names. */
export function heroOf({ match, own }: Pick<FirstViewParts, "match" | "own">): Hero | null {
  if (own) return own.hero ?? null;
  if (!match?.live.enabled) return null;
  return match.live.release.pages?.[match.route.path]?.hero ?? null;
}

/**
 * What a page shows before its scripts have run: what authors have published there, else its heading where the build
 * names one. What is behind a guard is for who seems signed in, which only the browser knows of; the pages at the door
 * are for who is not. Readers without scripts get the site's links around it, and a word where there is no such page.
 */
export function firstView(parts: FirstViewParts): string {
  const { composition, path, match, own, exists, document } = parts;
  const top = () => bar(composition, path);
  const whole = (content: Html) =>
    markup`<div id="first-view" data-for="all" data-look="document">
      <a class="first-skip" href="#first-main">Skip to content</a>${top()}
      <main class="first-main" id="first-main">${content}</main>
      ${footer(composition, path)}
    </div>`;
  if (!exists) return markup`<noscript>${whole(notFound)}</noscript>`.text;
  if (document && !document.onlyWithoutScripts) return whole(document.body).text;
  const hero = heroOf(parts);
  const unread = isForReaders(parts)
    ? markup`<noscript>${whole(needsScripts(match?.route.title ?? ""))}</noscript>`
    : markup``;
  if (!hero) return unread.text;
  const open = !own && match?.route.guard === "public";
  const audience = own ? "visitor" : open ? "all" : "user";
  const view = markup`<div id="first-view" data-for="${audience}" data-look="${hero.look}">
    ${open ? top() : quietBar}
    <div class="first-words"><div>${words(hero)}</div></div>
    ${audience === "user" ? null : markup`<noscript>${document?.body ?? null}${footer(composition, path)}</noscript>`}
  </div>`;
  // What is behind a guard stays out of sight without scripts: nobody can tell then who is there.
  return audience === "user" ? view.text + unread.text : view.text;
}

const isForReaders = ({ match, own }: FirstViewParts) => !own && match !== null && match.live.enabled;

function words({ eyebrow, title, lead }: Hero): Html {
  const above = eyebrow ? markup`<p class="first-eyebrow">${eyebrow}</p>` : null;
  return markup`${above}<h1>${title}</h1>${lead ? markup`<p>${lead}</p>` : null}`;
}
