import { answer, endpoint } from "@listwise/contracts/api";
import { z } from "@listwise/contracts/zod";
import { compareDomains } from "./compare-domains";

const text = z.string();
const search = (response: object, query: object = { term: text }) => ({
  appsEndpoints: {
    search: endpoint({
      method: "GET",
      path: "/apps/search",
      access: "user",
      tag: "apps",
      summary: "Search",
      query: z.object({ ...query }),
      response: answer(z.object({ ...response })),
    }),
  },
});
const state = (values: Record<string, unknown>, types: Record<string, string[]>) => ({ values, types });
const before = state(search({ name: text }), { appsEndpoints: ["1"], App: ["1"] });

test("the same exports with other code need a patch version", () => {
  expect(compareDomains(before, before)).toEqual({ bump: "patch", reasons: [] });
});

test.each([
  ["a new export", state(search({ name: text }), { ...before.types, AppKind: ["1"] })],
  [
    "another field in a response",
    state(search({ name: text, rank: text }), { appsEndpoints: ["2"], App: ["2"] }),
  ],
  [
    "an optional parameter",
    state(search({ name: text }, { term: text, page: z.optional(text) }), {
      appsEndpoints: ["2"],
      App: ["1"],
    }),
  ],
])("%s needs a minor version", (_change, after) => {
  expect(compareDomains(before, after)).toEqual({ bump: "minor", reasons: [] });
});

test.each([
  ["a removed type", state(search({ name: text }), { appsEndpoints: ["1"] }), "App is gone."],
  ["a removed field", state(search({}), { ...before.types, appsEndpoints: ["2"] }), "GET /apps/search"],
  [
    "a required parameter",
    state(search({ name: text }, { term: text, country: text }), { ...before.types, appsEndpoints: ["2"] }),
    "GET /apps/search rejects what the release sends",
  ],
  ["a removed endpoint", state({ appsEndpoints: {} }, before.types), "GET /apps/search"],
])("%s needs a major version, with the reason", (_change, after, reason) => {
  const change = compareDomains(before, after);
  expect(change.bump).toBe("major");
  expect(change.reasons).toEqual([expect.stringContaining(reason)]);
});

test("a function with other types needs a major version", () => {
  const [old, next] = ["1", "2"].map((hash) => state({ parse: () => hash }, { parse: [hash] }));
  expect(old && next && compareDomains(old, next)).toEqual({
    bump: "major",
    reasons: ["parse has other types."],
  });
});
