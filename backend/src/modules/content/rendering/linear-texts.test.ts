import { performance } from "node:perf_hooks";
import { hardTexts } from "../../../testing/hard-texts";
import { prepareBody } from "./prepare-body";
import { parseArticleHtml } from "./parse-article-html";
import { renderPlain } from "./render-content";
import { sanitizeContent, sanitizeRendered } from "./sanitize-content";

/** Linear passes take about 20 ms for such a text; quadratic ones took 10 s and more. */
const LENGTH = 30_000;
const SLOW_MS = 1_500;

test.each([
  ["sanitizing a body", sanitizeContent],
  ["detecting HTML and markdown", prepareBody],
  ["sanitizing rendered HTML", sanitizeRendered],
  ["finding headings and words", (text: string) => parseArticleHtml(text)],
  ["rendering plain text", renderPlain],
])("%s takes linear time for any repeated text", (_, work) => {
  const slow: string[] = [];
  for (const [unit, text] of hardTexts(LENGTH)) {
    const started = performance.now();
    work(text);
    const ms = performance.now() - started;
    if (ms > SLOW_MS) slow.push(`${JSON.stringify(unit)}: ${Math.round(ms)} ms`);
  }
  expect(slow).toEqual([]);
});
