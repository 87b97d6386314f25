import { aRoute } from "../../testing/releases";
import { firstView } from "./first-view";
import type { Match } from "./match-route";

const match = (guard: "public" | "user" | "admin", enabled = true): Match => ({
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

test("nothing for administrators' pages, for what is switched off, and for pages without a heading", () => {
  expect(firstView(match("admin"), null)).toBe("");
  expect(firstView(match("public", false), null)).toBe("");
  expect(firstView(null, { preload: [] })).toBe("");
});

test("a heading and its lead, escaped, and for whom they are", () => {
  expect(firstView(match("public"), null)).toContain("<h1>Notes &#60;b&#62;</h1><p>On ranks</p>");
  expect(firstView(match("public"), null)).toContain('data-for="all"');
  expect(firstView(match("user"), null)).toContain('data-for="user"');
  const door = firstView(null, { preload: [], hero: { look: "door", title: "Welcome back" } });
  expect(door).toContain('data-for="visitor"');
});
