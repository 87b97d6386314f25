import { performance } from "node:perf_hooks";
import { hardTexts } from "../../testing/hard-texts";
import { prepareBody } from "./prepare-body";
import { readHtml } from "./read-html";
import { renderPlain } from "./render-content";
import { sanitizeContent, sanitizeRendered } from "./sanitize-content";

/** Linear passes take some 20 ms for such a text; the quadratic ones took from 10 s. */
const LENGTH = 30_000;
const SLOW_MS = 1_500;

test.each([
  ["sanitizing a body", sanitizeContent],
  ["telling HTML from markdown", prepareBody],
  ["sanitizing what was rendered", sanitizeRendered],
  ["reading headings and words", (text: string) => readHtml(text)],
  ["showing plain text", renderPlain],
])("%s takes time linear in the text, whatever it repeats", (_, work) => {
  const slow: string[] = [];
  for (const [unit, text] of hardTexts(LENGTH)) {
    const started = performance.now();
    work(text);
    const ms = performance.now() - started;
    if (ms > SLOW_MS) slow.push(`${JSON.stringify(unit)}: ${Math.round(ms)} ms`);
  }
  expect(slow).toEqual([]);
});
