import { aRoute } from "../../../testing/releases";
import { markup } from "../../../infra/html";
import { renderInitialHtml, type InitialHtmlParts } from "./initial-html";
import type { Match } from "./match-route";

const match = (guard: "public" | "user", enabled = true): Match => ({
  route: aRoute("/blog", guard, "Blog"),
  live: {
    base: "/releases/mfe-content/1/",
    enabled,
    template: null,
    documents: {},
    previous: null,
    release: {
      name: "mfe-content",
      version: "1",
      entry: "entry.js",
      integrity: {},
      preload: [],
    },
  },
});

const view = (parts: Partial<InitialHtmlParts>) =>
  renderInitialHtml({
    composition: { id: "1", releases: new Map(), redirects: [] },
    path: "/blog",
    match: null,
    isOwn: false,
    exists: true,
    document: null,
    isLater: false,
    hasTrial: false,
    ...parts,
  });

const heading: InitialHtmlParts["document"] = { look: "page", body: markup`<h1>${"Notes <b>"}</h1>` };

test("renders nothing for disabled remotes and own pages without a document", () => {
  expect(view({ match: match("public", false) })).toBe("");
  expect(view({ isOwn: true })).toBe("");
});

test("renders the heading, escaped, with its audience", () => {
  const open = view({ match: match("public"), document: heading });
  expect(open).toContain("<h1>Notes &#60;b&#62;</h1>");
  expect(open).toContain('data-for="all" data-look="page"');
  const guarded = view({ match: match("user"), document: heading });
  expect(guarded).toContain('data-for="user"');
  expect(guarded).toMatch(/<noscript>.*This page needs JavaScript.*<\/noscript>$/s);
  expect(guarded.match(/This page needs JavaScript/g)).toHaveLength(1);
  expect(view({ isOwn: true, document: { ...heading, look: "door" } })).toContain('data-for="visitor"');
});

test("a whole document is between the site's links", () => {
  const body = markup`<h1>Ranks &amp; more</h1>`;
  const shown = view({ match: match("public"), document: { look: "document", body } });
  expect(shown).toContain('data-look="document"');
  expect(shown).toContain("<h1>Ranks &amp; more</h1>");
  expect(shown).toContain('<a href="/login">Login</a>');
  expect(shown).toContain("<footer");
});

test("a not-found page is rendered only in noscript", () => {
  const shown = view({ exists: false, match: match("public") });
  expect(shown).toMatch(/^<noscript>.*<h1>Page not found<\/h1>.*<\/noscript>$/s);
});
