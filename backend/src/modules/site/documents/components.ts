import { computeReadingMinutes } from "@listwise/aso-core/text";
import { PRODUCT_NAME } from "@listwise/contracts/site";
import { markup, type Html } from "./html";
import { getCategoryStyle, type Icon, type CategoryStyle } from "./icons";

/** Author of pages without a named one. */
export const TEAM = `${PRODUCT_NAME} Team`;
const MAX_SEARCH_LENGTH = 200;
const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Renders a date as a `time` element. */
export function renderDate(value: Date | string): Html {
  const day = new Date(value);
  return markup`<time datetime="${day.toISOString()}">${longDate.format(day)}</time>`;
}

/** Renders the line below a title: date, author and reading time. */
export function renderMeta(facts: {
  publishedAt: Date | string | null;
  author?: string | null;
  wordCount?: number;
}): Html {
  const { publishedAt, author, wordCount } = facts;
  const parts = [
    ...(publishedAt === null ? [] : [markup`<span data-icon="calendar">${renderDate(publishedAt)}</span>`]),
    ...(author === undefined ? [] : [markup`<span data-icon="user">${author ?? TEAM}</span>`]),
    ...(wordCount === undefined
      ? []
      : [markup`<span data-icon="clock">${computeReadingMinutes(wordCount)} min read</span>`]),
  ];
  return markup`<p class="doc-meta">${parts}</p>`;
}

/** Returns a picture's address if it is https or a path of this site; otherwise `null`. */
function resolvePictureUrl(text: string | null): string | null {
  const value = text?.trim() ?? "";
  if (/^\/[^/\\]/.test(value)) return value;
  return URL.canParse(value) && new URL(value).protocol === "https:" ? value : null;
}

/** Renders a featured picture, or one drawn from the category. */
export function renderPicture(
  image: string | null,
  { icon, tone }: CategoryStyle = getCategoryStyle(),
): Html {
  const address = resolvePictureUrl(image);
  if (address === null)
    return markup`<div class="doc-picture" data-tone="${tone}" data-icon="${icon}"></div>`;
  return markup`<div class="doc-picture" data-shown><img src="${address}" alt="" fetchpriority="high" /></div>`;
}

/** Renders the search form of an area. */
export function renderSearchForm(area: string, path: string, label: string, search: string): Html {
  return markup`<form class="doc-search" role="search" aria-label="${area}" action="${path}">
    <input
      type="search"
      name="search"
      aria-label="${label}"
      placeholder="${label}"
      maxlength="${MAX_SEARCH_LENGTH}"
      value="${search}"
    /><button>Search</button>
  </form>`;
}

/** Returns the search text of an address, trimmed and cut to its maximum length. */
export const getSearch = (query: URLSearchParams): string =>
  (query.get("search") ?? "").trim().slice(0, MAX_SEARCH_LENGTH);

/** Renders the empty state of a list. */
export function renderEmptyState(title: string, why: string | null, all: string): Html {
  return markup`<div class="doc-none">
    <h2>${title}</h2>
    ${why ? markup`<p>${why}</p>` : null}
    <p><a href="${all}">Clear filters</a></p>
  </div>`;
}

export interface Card {
  path: string;
  title: string;
  summary: string | null;
  image?: string | null;
  look?: CategoryStyle;
  labels: Html | null;
  foot: Html | null;
}

type Level = "h2" | "h3";

const renderHeading = (level: Level, link: Html): Html =>
  level === "h2" ? markup`<h2>${link}</h2>` : markup`<h3>${link}</h3>`;

/** Renders cards that link to other pages. */
export function renderCards(list: readonly Card[], heading: Level = "h2"): Html {
  const items = list.map(
    ({ path, title, summary, image, look, labels, foot }) =>
      markup`<article class="doc-card">
        ${image === undefined ? null : renderPicture(image, look)}
        <div class="doc-words">
          ${labels ? markup`<p class="doc-labels">${labels}</p>` : null}${renderHeading(heading, markup`<a href="${encodeURI(path)}">${title}</a>`)}${
            summary ? markup`<p class="doc-summary">${summary}</p>` : null
          }${foot}
        </div>
      </article>`,
  );
  return markup`<div class="doc-cards">${items}</div>`;
}

/** A small card with a title and a summary. */
export interface Tile {
  path: string;
  title: string;
  summary: string | null;
  icon?: Icon;
  foot?: Html | null;
}

/** Renders small cards in a grid. */
export function renderTiles(list: readonly Tile[], heading: Level): Html {
  return markup`<div class="doc-tiles">
    ${list.map(
      ({ path, title, summary, icon, foot }) =>
        markup`<article class="doc-card" ${icon ? markup`data-icon="${icon}"` : null}>
          ${renderHeading(heading, markup`<a href="${encodeURI(path)}">${title}</a>`)}${summary ? markup`<p>${summary}</p>` : null}${foot ? markup`<footer>${foot}</footer>` : null}
        </article>`,
    )}
  </div>`;
}

/** Groups pages by the name that `getName` returns, sorted by name with the group `first` at the top. */
export function groupByName<One>(
  pages: readonly One[],
  getName: (page: One) => string,
  first?: string,
): [name: string, pages: One[]][] {
  const groups = new Map<string, One[]>();
  for (const page of pages) groups.set(getName(page), [...(groups.get(getName(page)) ?? []), page]);
  return [...groups].sort(
    ([a], [b]) => Number(b === first) - Number(a === first) || a.localeCompare(b, "en"),
  );
}

/** Renders the heading and lead of a page. */
export const renderPageHead = (title: string, lead: string | null): Html =>
  markup`<header class="doc-top">
    <h1>${title}</h1>
    ${lead ? markup`<p>${lead}</p>` : null}
  </header>`;

export const renderBackLink = (path: string, label: string): Html =>
  markup`<a class="doc-back" href="${path}"
    ><svg
      width="14"
      height="14"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      <path d="m12 19-7-7 7-7" />
      <path d="M19 12H5" /></svg
    >${label}</a
  >`;
