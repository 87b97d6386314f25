import { aRoute } from "../../testing/releases";
import { markup } from "./documents/html";
import { renderInitialHtml, type InitialHtmlParts } from "./initial-html";
import type { Match } from "./match-route";

const match = (guard: "public" | "user", enabled = true): Match => ({
  route: aRoute("/blog", guard, "Blog"),
  live: {
    base: "/releases/mfe-content/1/",
    enabled,
    template: null,
    previous: null,
    release: {
      name: "mfe-content",
      version: "1",
      entry: "entry.js",
      integrity: {},
      preload: [],
      pages: { "/blog": { preload: [], hero: { look: "page", title: "Notes <b>", lead: "On ranks" } } },
    },
  },
});

const view = (parts: Partial<InitialHtmlParts>) =>
  renderInitialHtml({
    composition: { id: "1", releases: new Map() },
    path: "/blog",
    match: null,
    own: null,
    exists: true,
    document: null,
    ...parts,
  });

test("renders nothing for disabled remotes and pages without a heading", () => {
  expect(view({ match: match("public", false) })).toBe("");
  expect(view({ own: { preload: [] } })).toBe("");
});

test("renders the heading and lead, escaped, with their audience", () => {
  expect(view({ match: match("public") })).toContain("<h1>Notes &#60;b&#62;</h1><p>On ranks</p>");
  expect(view({ match: match("public") })).toContain('data-for="all"');
  expect(view({ match: match("user") })).toContain('data-for="user"');
  expect(view({ match: match("user") })).toMatch(/<noscript>.*This page needs JavaScript.*<\/noscript>$/s);
  expect(view({ match: match("user") }).match(/This page needs JavaScript/g)).toHaveLength(1);
  const door = view({ own: { preload: [], hero: { look: "door", title: "Welcome back" } } });
  expect(door).toContain('data-for="visitor"');
});

test("a document replaces the heading, between the site's links", () => {
  const shown = view({ match: match("public"), document: { body: markup`<h1>Ranks &amp; more</h1>` } });
  expect(shown).toContain('data-look="document"');
  expect(shown).toContain("<h1>Ranks &amp; more</h1>");
  expect(shown).not.toContain("Notes");
  expect(shown).toContain('<a href="/login">Login</a>');
  expect(shown).toContain("<footer");
});

test("a not-found page is rendered only in noscript", () => {
  const shown = view({ exists: false, match: match("public") });
  expect(shown).toMatch(/^<noscript>.*<h1>Page not found<\/h1>.*<\/noscript>$/s);
});
