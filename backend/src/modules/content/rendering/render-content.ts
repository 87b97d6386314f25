import { parseArticleHtml, type HtmlFacts } from "./parse-article-html";
import { renderBody } from "./render-body";
import { sanitizeContent } from "./sanitize-content";

/** Increase it with every change of the output, so that stored content is rendered again. */
export const RENDERER_VERSION = 2;

/** A body as it is stored: sanitized and rendered. */
export interface RenderedContent extends HtmlFacts {
  /** The sanitized source, HTML or markdown. */
  content: string;
}

/**
 * Sanitizes and renders a body. The time it takes depends on the text, so author content must go through the workers of
 * `renderer.ts`, which have a timeout.
 */
export function renderContent(body: string): RenderedContent {
  const content = sanitizeContent(body);
  return { content, ...parseArticleHtml(renderBody(content)) };
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Renders a body as plain text in linear time, for bodies that can't be rendered in time. */
export function renderPlain(content: string): RenderedContent {
  const text = content.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
  const wordCount = content.split(/\s+/).filter(Boolean).length;
  return { content, html: `<pre>${text}</pre>`, contents: [], highlights: [], wordCount };
}
