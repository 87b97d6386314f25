import type { LoadedView } from "./document";
import { Html, markup } from "../../../infra/html";

/** Input of {@link renderFallbackDocument}. */
export interface FallbackParts {
  title: string;
  description: string | null;
  /** The published page at the address. */
  article: LoadedView["article"];
}

/** Renders a page without its team's template: title, description, and the text of a published page. */
export function renderFallbackDocument({ title, description, article }: FallbackParts): Html {
  const text = article?.text ? new Html(article.text.safeHtml) : null;
  return markup`<div class="doc-page doc-narrow">
    <h1>${article?.title ?? title}</h1>
    ${description ? markup`<p>${description}</p>` : null}
    ${text}
  </div>`;
}
