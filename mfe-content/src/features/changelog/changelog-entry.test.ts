import { aContentPage } from "../../testing/builders";
import { toEntries, toEntry } from "./changelog-entry";

const entry = (change: Parameters<typeof aContentPage>[0]) =>
  toEntry(aContentPage({ category: "CHANGELOG", ...change }));

test.each([
  ["Fixed: the list", "bugfix"],
  ["A bug is gone", "bugfix"],
  ["Improved search", "improvement"],
  ["ENHANCED keyboard use", "improvement"],
  ["Performance of lists", "performance"],
  ["Speed", "performance"],
  ["Improved speed", "improvement"],
  ["Performance fix", "bugfix"],
  ["Alerts", "feature"],
])("a highlight below %j is a %s", (heading, type) => {
  expect(entry({ content: `## ${heading}\n\nWords.` }).highlights).toEqual([
    { type, title: heading, description: "Words." },
  ]);
});

test("markdown and HTML give the same highlights; anything else is left out", () => {
  const markdown =
    "Intro.\n\n## One\n\nFirst *text*\non two lines.\n\nMore.\n\n## Two\n- a list\n\n### Three\nThird.";
  const html =
    "<p>Intro.</p><h2>One</h2>\n<p>First <em>text</em>\non two lines.</p><p>More.</p><h3 class='x'>Three</h3><p>Third.</p>";
  const expected = [
    { type: "feature", title: "One", description: "First text on two lines." },
    { type: "feature", title: "Three", description: "Third." },
  ];
  expect(entry({ content: markdown }).highlights).toEqual(expected);
  expect(entry({ content: html }).highlights).toEqual(expected);
});

test.each(["", "Only words.", "## A heading alone", "- a list"])(
  "%j without pairs is one feature",
  (content) => {
    const made = entry({ title: "v1.0.0 Hello", seoDescription: "About it", content });
    expect(made.highlights).toEqual([{ type: "feature", title: "v1.0.0 Hello", description: "About it" }]);
    expect(entry({ title: "Hello", seoDescription: null, content }).highlights[0]?.description).toBe("");
  },
);

test("S1: script in a highlight stays text, without tags", () => {
  const content =
    "<h2>Fix <img src=x onerror=alert(1)></h2><p>a &lt;b&gt; &amp; <svg onload=alert(1)>c</svg></p>";
  expect(entry({ content }).highlights).toEqual([{ type: "bugfix", title: "Fix", description: "a <b> & c" }]);
});

test("the title doesn't repeat the version", () => {
  expect(entry({ title: "v1.2.0: Alerts" })).toMatchObject({ version: "v1.2.0", title: "Alerts" });
  expect(entry({ title: "v1.2.0" }).title).toBe("v1.2.0");
});

test("entries are sorted newest first", () => {
  const pages = ["2026-01-01", "2026-03-01", "2026-02-01"].map((day, index) =>
    aContentPage({ id: index, slug: day, publishedAt: `${day}T00:00:00.000Z` }),
  );
  expect(toEntries(pages).map(({ slug }) => slug)).toEqual(["2026-03-01", "2026-02-01", "2026-01-01"]);
});
