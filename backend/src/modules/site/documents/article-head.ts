import { type ContentPage, getReleaseTitle } from "@listwise/contracts/content";
import { markup, type Html } from "./html";
import { getCategoryStyle } from "./icons";
import { renderBackLink, renderDate, renderMeta, renderPicture, TEAM } from "./components";
import { renderReleaseFacts } from "./release";

/** Name of an area with an index, and the lead above its pages. */
interface Area {
  name: string;
  lead: string;
}

/** Areas with an index, by the first segment of their path. */
export const AREAS: ReadonlyMap<string, Area> = new Map([
  ["help", { name: "Help Center", lead: "How to get things done in Listwise." }],
  ["guides", { name: "Guides", lead: "App Store Optimization, step by step." }],
  ["changelog", { name: "Changelog", lead: "New features, improvements and fixes." }],
  ["legal", { name: "Legal", lead: "Our terms and policies." }],
]);

type Head = (page: ContentPage, area: string) => Html;

const renderLegalHead: Head = (page) =>
  markup`<header class="doc-top doc-printed">
    ${renderBackLink("/legal", "Back to Legal")}
    <h1>${page.title}</h1>
    <p>Last updated: ${renderDate(page.updatedAt)}</p>
  </header>`;

const renderReleaseHead: Head = (page) =>
  markup`<header class="doc-top">
    ${renderBackLink("/changelog", "Back to Changelog")}
    <h1>${getReleaseTitle(page)}</h1>
    <div class="doc-release">${renderReleaseFacts(page)}</div>
  </header>`;

const renderGuideHead: Head = ({
  title,
  seoDescription,
  subcategory,
  publishedAt,
  createdBy,
  wordCount,
  featuredImage,
}) =>
  markup`<header class="doc-head">
      ${renderBackLink("/guides", "Back to Guides")}
      <h1>${title}</h1>
      ${seoDescription ? markup`<p>${seoDescription}</p>` : null}
      <div class="doc-line">
        ${renderMeta({ publishedAt, author: createdBy?.name ?? null, wordCount })}
      </div>
      <p class="doc-chips"><a href="/guides">${subcategory?.trim() || "General"}</a></p>
    </header>
    <div class="doc-lead" ${featuredImage ? markup`data-shown` : null}>${renderPicture(featuredImage, getCategoryStyle("guides"))}</div>`;

const renderOtherHead: Head = ({ title, parent, updatedAt, createdBy, featuredImage }, area) => {
  const known = AREAS.get(area);
  const words = area.replaceAll("-", " ");
  const name = known?.name ?? words.charAt(0).toUpperCase() + words.slice(1);
  return markup`<header class="doc-head">
      <div>
        <nav class="doc-crumbs" aria-label="Breadcrumb">
          <ol>
            <li>${known ? markup`<a href="/${area}">${name}</a>` : name}</li>
            ${parent ? markup`<li><a href="/${area}/${encodeURIComponent(parent.slug)}">${parent.title}</a></li>` : null}
            <li aria-current="page">${title}</li>
          </ol>
        </nav>
        ${known ? markup`<p class="doc-area">${known.lead}</p>` : null}
      </div>
      <h1>${title}</h1>
      <p class="doc-meta">
        <span data-icon="calendar">Updated ${renderDate(updatedAt)}</span><span data-icon="user">${createdBy?.name ?? TEAM}</span>
      </p>
    </header>
    ${featuredImage ? markup`<div class="doc-lead" data-shown>${renderPicture(featuredImage)}</div>` : markup`<hr />`}`;
};

const heads: ReadonlyMap<string, Head> = new Map([
  ["guides", renderGuideHead],
  ["legal", renderLegalHead],
  ["changelog", renderReleaseHead],
]);

/** Renders the header of an area's page, the same as its remote does. */
export const renderArticleHead: Head = (page, area) => (heads.get(area) ?? renderOtherHead)(page, area);

/** Returns true for areas whose pages are only as wide as their text. */
export const isNarrow = (area: string) => area === "legal" || area === "changelog";
