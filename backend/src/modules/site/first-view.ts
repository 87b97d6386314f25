import { PRODUCT_NAME, type Hero } from "@listwise/contracts";
import type { BuiltPage, Match } from "./match-route";
import { escapeHtml as escape } from "./metadata";

const MARK =
  '<svg width="26" height="26" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="var(--lw-accent)"/><g stroke="var(--lw-accent-on)" stroke-width="3" stroke-linecap="round"><path d="M9 23h6" opacity="0.6"/><path d="M9 16h10" opacity="0.8"/><path d="M9 9h14"/></g></svg>';

/**
 * The heading of a page, shown until the page itself is there; nothing where the build names none. What is behind a guard
 * is for who seems signed in, which only the browser knows of; the pages at the door are for who is not.
 */
export function firstView(match: Match | null, own: BuiltPage | null): string {
  const hero = own?.hero ?? (match?.live.enabled ? match.live.release.pages?.[match.route.path]?.hero : null);
  if (!hero || (!own && match?.route.guard === "admin")) return "";
  const audience = own ? "visitor" : match?.route.guard === "user" ? "user" : "all";
  return `<div id="first-view" data-for="${audience}" data-look="${hero.look}"><div class="first-bar" aria-hidden="true">${MARK}${PRODUCT_NAME}</div><div class="first-words"><div>${words(hero)}</div></div></div>`;
}

function words({ eyebrow, title, lead }: Hero): string {
  return [
    eyebrow ? `<p class="first-eyebrow">${escape(eyebrow)}</p>` : "",
    `<h1>${escape(title)}</h1>`,
    lead ? `<p>${escape(lead)}</p>` : "",
  ].join("");
}
