import type { NavEntry } from "@listwise/contracts/remotes";
import { getSignUpLabel, PRODUCT_NAME } from "@listwise/contracts/site";
import type { Composition } from "../../registry";
import { markup, Html } from "../../../infra/html";

export const MARK = new Html(
  '<svg width="26" height="26" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="var(--lw-accent)"/><g stroke="var(--lw-accent-on)" stroke-width="3" stroke-linecap="round"><path d="M9 23h6" opacity="0.6"/><path d="M9 16h10" opacity="0.8"/><path d="M9 9h14"/></g></svg>',
);
const GROUPS = ["Product", "Tools", "Resources", "Company", "Legal"];

function getNavEntries({ releases }: Composition, area: NavEntry["area"]): NavEntry[] {
  return [...releases.values()]
    .filter(({ enabled }) => enabled)
    .flatMap(({ release }) => release.descriptor?.navigation ?? [])
    .filter((entry) => entry.area === area && entry.guard === "public")
    .sort((a, b) => a.order - b.order);
}

const renderLink = ({ path, label }: NavEntry, current: string) =>
  markup`<a href="${path}" ${path === current ? markup`aria-current="page"` : null}>${label}</a>`;

const renderIcon = (size: number, lines: string) =>
  new Html(
    `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${lines}</svg>`,
  );
const SEARCH_ICON = renderIcon(18, '<path d="m21 21-4.34-4.34"/><circle cx="11" cy="11" r="8"/>');
const MENU_ICON = renderIcon(20, '<path d="M4 5h16M4 12h16M4 19h16"/>');
const SEARCH_LABEL = "Search and commands";

/**
 * Renders the top bar with the visitors' links. With `hasControls`, it also has the application's search, which starts the
 * application, and the menu of small screens.
 */
export function renderBar(
  composition: Composition,
  path: string,
  { hasTrial, hasControls }: { hasTrial: boolean; hasControls: boolean },
): Html {
  const links = getNavEntries(composition, "public").map((entry) => {
    // On the home page, these links lead to its own sections.
    const anchor = path === "/" ? entry.path.split("#")[1] : undefined;
    return renderLink(anchor ? { ...entry, path: `/#${anchor}` } : entry, path);
  });
  const doors = markup`<a href="/login">Login</a><a href="/register">${getSignUpLabel(hasTrial)}</a>`;
  const search = markup`<button class="first-control" type="button" data-opens="palette" aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" aria-label="${SEARCH_LABEL}" title="${SEARCH_LABEL}">${SEARCH_ICON}</button>`;
  const menu = markup`<details class="first-menu">
    <summary class="first-control" aria-label="Menu" title="Menu">${MENU_ICON}</summary>
    <div><nav aria-label="Menu">${links}</nav><div class="first-doors">${doors}</div></div>
  </details>`;
  return markup`<header class="first-bar">
    <a class="first-brand" href="/">${MARK}${PRODUCT_NAME}</a>
    <nav class="first-nav" aria-label="Main">${links}</nav>
    <div class="first-end">
      ${hasControls ? search : null}
      <div class="first-doors">${doors}</div>
      ${hasControls ? menu : null}
    </div>
  </header>`;
}

/** Renders the footer with the remotes' public entries. */
export function renderFooter(composition: Composition, path: string): Html {
  const all = getNavEntries(composition, "footer");
  const known = new Set(all.map(({ group = "" }) => group));
  const groups = [...known].sort((a, b) => GROUPS.indexOf(a) - GROUPS.indexOf(b));
  const columns = groups.map(
    (group) =>
      markup`<div>
        <h2>${group}</h2>
        <ul>
          ${all
            .filter((entry) => (entry.group ?? "") === group)
            .map((entry) => markup`<li>${renderLink(entry, path)}</li>`)}
        </ul>
      </div>`,
  );
  return markup`<footer class="doc-footer">
    <nav aria-label="Footer">${columns}</nav>
    <p>© ${new Date().getFullYear()} ${PRODUCT_NAME}. App Store Optimization.</p>
  </footer>`;
}
