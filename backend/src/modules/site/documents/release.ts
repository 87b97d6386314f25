import type { ContentPage } from "@listwise/contracts";
import { highlightType, releaseTitle, releaseVersion, type HighlightType } from "@listwise/contracts/content";
import { renderBody } from "../../content";
import { wordsOf } from "./article-text";
import { markup, type Html } from "./html";
import { date } from "./pieces";

const PAIR = /<h([1-6])>((?:(?!<\/h\1>)[\s\S])*)<\/h\1>\s*<p>((?:(?!<\/p>)[\s\S])*)<\/p>/g;

const looks: Record<HighlightType, { tone: string; label: string }> = {
  feature: { tone: "success", label: "Feature" },
  improvement: { tone: "info", label: "Improvement" },
  bugfix: { tone: "danger", label: "Bug fix" },
  performance: { tone: "warning", label: "Performance" },
};

function highlight(title: Html, description: Html | null, type: HighlightType, deep: boolean): Html {
  const { tone, label } = looks[type];
  return markup`<li data-tone="${tone}">
    <span class="doc-badge">${label}</span>
    ${deep ? markup`<h3>${title}</h3>` : markup`<h2>${title}</h2>`}
    ${description ? markup`<p>${description}</p>` : null}
  </li>`;
}

/** What is new in a release: each heading with the paragraph right below it; without any, its title. */
export function highlights({ title, content, seoDescription }: ContentPage, deep: boolean): Html {
  const pairs = [...renderBody(content).matchAll(PAIR)].flatMap(([, , heading = "", paragraph = ""]) => {
    const words = wordsOf(heading);
    return words.text === "" ? [] : [highlight(words, wordsOf(paragraph), highlightType(words.text), deep)];
  });
  const alone = () => [
    highlight(markup`${title}`, seoDescription ? markup`${seoDescription}` : null, "feature", deep),
  ];
  return markup`<ul class="doc-highlights">${pairs.length > 0 ? pairs : alone()}</ul>`;
}

/** Version and day of a release. */
export function releaseFacts(page: ContentPage): Html {
  return markup`<span class="doc-badge" data-tone="accent">${releaseVersion(page)}</span>
    ${date(page.publishedAt ?? page.createdAt)}`;
}

const pathOf = ({ slug }: ContentPage) => `/changelog/${encodeURIComponent(slug)}`;

/** Releases, the newest first. */
export function timeline(pages: readonly ContentPage[]): Html {
  const when = ({ publishedAt, createdAt }: ContentPage) => publishedAt ?? createdAt;
  const newest = [...pages].sort((a, b) => when(b).localeCompare(when(a)) || b.id - a.id);
  return markup`<ol class="doc-releases">
    ${newest.map(
      (page) =>
        markup`<li>
          <div class="doc-release">${releaseFacts(page)}</div>
          <h2><a href="${pathOf(page)}">${releaseTitle(page)}</a></h2>
          ${highlights(page, true)}
        </li>`,
    )}
  </ol>`;
}
