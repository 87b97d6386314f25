import { type ContentPage, getHighlightType, getReleaseTitle, getReleaseVersion, type HighlightType } from "@listwise/contracts/content";
import type { Highlight } from "../../content";
import { markup, type Html } from "./html";
import { renderDate } from "./components";

interface Release {
  page: ContentPage;
  highlights: readonly Highlight[];
}

const HIGHLIGHT_STYLES: Record<HighlightType, { tone: string; label: string }> = {
  feature: { tone: "success", label: "Feature" },
  improvement: { tone: "info", label: "Improvement" },
  bugfix: { tone: "danger", label: "Bug fix" },
  performance: { tone: "warning", label: "Performance" },
};

function renderHighlight(
  title: string,
  description: string | null,
  type: HighlightType,
  deep: boolean,
): Html {
  const { tone, label } = HIGHLIGHT_STYLES[type];
  return markup`<li data-tone="${tone}">
    <span class="doc-badge">${label}</span>
    ${deep ? markup`<h3>${title}</h3>` : markup`<h2>${title}</h2>`}
    ${description ? markup`<p>${description}</p>` : null}
  </li>`;
}

/** Renders a release's highlights: each heading with the paragraph right below it, or the title if there are none. */
export function renderHighlights(
  { title, seoDescription }: ContentPage,
  pairs: readonly Highlight[],
  deep: boolean,
): Html {
  const items =
    pairs.length > 0
      ? pairs.map((pair) => renderHighlight(pair.title, pair.description, getHighlightType(pair.title), deep))
      : [renderHighlight(title, seoDescription, "feature", deep)];
  return markup`<ul class="doc-highlights">${items}</ul>`;
}

/** Renders the version and date of a release. */
export function renderReleaseFacts(page: ContentPage): Html {
  return markup`<span class="doc-badge" data-tone="accent">${getReleaseVersion(page)}</span>
    ${renderDate(page.publishedAt ?? page.createdAt)}`;
}

const getPath = ({ slug }: ContentPage) => `/changelog/${encodeURIComponent(slug)}`;

/** Renders the releases, newest first. */
export function renderTimeline(list: readonly Release[]): Html {
  const when = ({ page: { publishedAt, createdAt } }: Release) => publishedAt ?? createdAt;
  const newest = [...list].sort((a, b) => when(b).localeCompare(when(a)) || b.page.id - a.page.id);
  return markup`<ol class="doc-releases">
    ${newest.map(
      ({ page, highlights }) =>
        markup`<li>
          <div class="doc-release">${renderReleaseFacts(page)}</div>
          <h2><a href="${getPath(page)}">${getReleaseTitle(page)}</a></h2>
          ${renderHighlights(page, highlights, true)}
        </li>`,
    )}
  </ol>`;
}
