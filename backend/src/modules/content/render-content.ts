import { readHtml, type HtmlFacts } from "./read-html";
import { renderBody } from "./render-body";
import { sanitizeContent } from "./sanitize-content";

/** Raise it with every change that renders a text differently: what is stored is then rendered again. */
export const RENDERER_VERSION = 1;

/** A body as it is stored: sanitized, and rendered for its readers. */
export interface RenderedContent extends HtmlFacts {
  /** The sanitized source, HTML or markdown. */
  content: string;
}

/**
 * Sanitizes and renders a body. How long that takes depends on the text: texts of authors go through the workers of
 * `renderer.ts`, which have a time limit.
 */
export function renderContent(body: string): RenderedContent {
  const content = sanitizeContent(body);
  return { content, ...readHtml(renderBody(content)) };
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Shows a body that cannot be rendered in time as plain text, in time linear in its length. */
export function renderPlain(content: string): RenderedContent {
  const text = content.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
  const wordCount = content.split(/\s+/).filter(Boolean).length;
  return { content, html: `<pre>${text}</pre>`, contents: [], highlights: [], wordCount };
}
