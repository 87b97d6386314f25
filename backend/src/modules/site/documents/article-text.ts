import type { ContentsEntry } from "../../content";
import { Html, markup } from "./html";

function renderContents(entries: readonly ContentsEntry[]): Html {
  return markup`<nav class="doc-contents" aria-label="On this page">
    <details>
      <summary>On this page</summary>
      <ol>
        ${entries.map(({ id, depth, text }) => markup`<li data-level="${depth}"><a href="#${id}">${text}</a></li>`)}
      </ol>
    </details>
  </nav>`;
}

/** Renders an article's text with its table of contents, the same as its remote does. */
export function renderArticleText(rendered: string, contents: readonly ContentsEntry[] = []): Html {
  if (rendered === "") return markup`<p class="doc-nothing">There's nothing here yet.</p>`;
  const prose = rendered
    .replaceAll("<table>", '<div class="doc-scroll" tabindex="0" role="region" aria-label="Table"><table>')
    .replaceAll("</table>", "</table></div>");
  return markup`<div class="doc-text">
    ${contents.length > 0 ? renderContents(contents) : null}
    <div class="doc-prose">${new Html(prose)}</div>
  </div>`;
}
