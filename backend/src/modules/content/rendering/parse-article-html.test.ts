import { parseArticleHtml } from "./parse-article-html";
import { renderContent } from "./render-content";

const idsIn = (html: string) => [...html.matchAll(/<h\d id="([^"]+)"/g)].map(([, id]) => id);

// Must match shared-ui/src/content/content.test.tsx, so that links work before and after the scripts run.
test("headings have the same ids as in the browser", () => {
  const { html } = renderContent("## Same\n\n## Same\n\n## Çok güzel!\n\n## Q&A: don't <worry>");
  expect(idsIn(html)).toEqual(["section-same", "section-same-2", "section-çok-güzel", "section-q-a-don-t"]);
});

test("ids are unique and never end in half a surrogate pair", () => {
  const { html } = parseArticleHtml(`<h2>A</h2><h2>A 2</h2><h2>A</h2><h2>${"𝒜".repeat(60)}</h2>`);
  expect(idsIn(html).slice(0, 3)).toEqual(["section-a", "section-a-2", "section-a-3"]);
  expect(html).not.toMatch(/\p{Surrogate}/u);
});

test("the table of contents lists the two highest levels and is empty for short texts", () => {
  const { contents } = parseArticleHtml("<h2>One</h2><h3>Two</h3><h4>Three</h4><h2>Four &amp; five</h2>");
  expect(contents).toEqual([
    { id: "section-one", text: "One", depth: 0 },
    { id: "section-two", text: "Two", depth: 1 },
    { id: "section-four-five", text: "Four & five", depth: 0 },
  ]);
  expect(parseArticleHtml("<h2>One</h2><h2>Two</h2>").contents).toEqual([]);
});

test("a highlight is a heading with the paragraph right below it", () => {
  const html =
    "<p>Intro</p><h2>One</h2>\n<p>First <em>text</em></p><p>More</p><h2>Two</h2><ul><li><p>x</p></li></ul><h3></h3><p>y</p>";
  expect(parseArticleHtml(html).highlights).toEqual([{ title: "One", description: "First text" }]);
});

test("counts only visible words", () => {
  const { wordCount } = renderContent(
    "# Don't **count**\n\n[marks](https://listwise.example/a/b) & tags<br>twice",
  );
  expect(wordCount).toBe(5);
});
