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

/** Renders the top bar with the visitors' links. */
export function renderBar(composition: Composition, path: string, hasTrial: boolean): Html {
  const links = getNavEntries(composition, "public").map((entry) => {
    // On the home page, these links lead to its own sections.
    const anchor = path === "/" ? entry.path.split("#")[1] : undefined;
    return renderLink(anchor ? { ...entry, path: `/#${anchor}` } : entry, path);
  });
  return markup`<header class="first-bar">
    <a class="first-brand" href="/">${MARK}${PRODUCT_NAME}</a>
    <nav class="first-nav" aria-label="Main">${links}</nav>
    <div class="first-doors"><a href="/login">Login</a><a href="/register">${getSignUpLabel(hasTrial)}</a></div>
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
