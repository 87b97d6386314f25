import fc from "fast-check";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { endpoints } from "@listwise/contracts/endpoints";
import { REMOTE_NAMES, type RemoteDescriptor } from "@listwise/contracts/remotes";
import { checkRelease } from "./check-release";
import { checkConflicts } from "./conflicts";
import { getIncompatibilities } from "./schema-compatibility";
import { aDescriptor, aRelease, content, files, getErrors, route, shell, TODAY } from "./gate.fixtures";
import { getEndpointName, snapshotEndpoint } from "./snapshots";

test("a compatible release passes without findings", () => {
  const release = aRelease("mfe-tracking", ["/dashboard", "/shared/:token"]);
  expect(checkRelease({ release, files, live: [shell, content], api: {}, today: TODAY })).toEqual([]);
});

test.each([
  ["/blog", "mfe-content"],
  ["/blog/news", "mfe-content (its route /blog/:slug)"],
  ["/blog/:id", "mfe-content (its route /blog/:slug)"],
  ["/settings", "the shell"],
])("the route %s is rejected because it belongs to %s", (path, owner) => {
  expect(getErrors(aRelease("mfe-tracking", [path]))).toEqual([
    expect.stringContaining(`The route ${path} belongs to ${owner}.`),
  ]);
});

test.each([
  "/*",
  "/:any",
  "/:a/:b",
  "/:any/*",
  "/blog?/x",
  "//evil",
  "/./admin",
  "/%61dmin",
  "/x/*/y",
  "/x*",
])("the route %s is rejected: it would capture URLs of other remotes", (path) => {
  expect(getErrors(aRelease("mfe-tracking", [path]))[0]).toContain("it must start with a fixed segment");
});

test("an admin page without the guard admin is rejected, and so is the guard admin on other pages", () => {
  const routes = [
    { ...route("/admin/prize"), guard: "public" as const },
    { ...route("/ranks"), guard: "admin" as const },
  ];
  const descriptor = aDescriptor("mfe-tracking", [], { routes });
  expect(getErrors(aRelease("mfe-tracking", [], { descriptor }))).toEqual([
    expect.stringContaining("The route /admin/prize has the wrong guard"),
    expect.stringContaining("The route /ranks has the wrong guard"),
  ]);
});

test("only mfe-content may have the fallback route for authored pages", () => {
  expect(getErrors(content, { live: [shell] })).toEqual([]);
  expect(getErrors(aRelease("mfe-tracking", ["/:category/:slug"]))).toHaveLength(1);
});

test.each([
  ["/BLOG", "mfe-content (its route /blog)"],
  ["/Settings", "the shell (its route /settings)"],
  ["/blog/*", "mfe-content (its route /blog)"],
  ["/auth/:x/callback", "the shell (its route /auth/google/callback)"],
  ["/api/x", "the server (its route /api/*)"],
  ["/Releases/:name", "the server (its route /releases/*)"],
])("F61 the route %s is rejected despite its spelling: it conflicts with %s", (path, owner) => {
  expect(getErrors(aRelease("mfe-tracking", [path]))).toEqual([
    expect.stringContaining(`The route ${path} belongs to ${owner}.`),
  ]);
});

describe("navigation", () => {
  const entry = (over: object) =>
    ({ area: "top", label: "Ranks", path: "/ranks", order: 1, guard: "user", ...over }) as const;
  const errorsWith = (...navigation: RemoteDescriptor["navigation"]) =>
    getErrors(
      aRelease("mfe-tracking", [], { descriptor: aDescriptor("mfe-tracking", ["/ranks"], { navigation }) }),
    );

  test.each([
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    "data:text/html,x",
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "ranks",
    "https://developer.apple.com.evil.example/",
  ])("to %s is rejected", (path) => {
    expect(errorsWith(entry({ path, area: "footer" }))[0]).toContain("which is not a page of this site");
  });

  test("to a site that the footer links to is allowed, but only in the footer", () => {
    const path = "https://developer.apple.com/app-store/";
    expect(errorsWith(entry({ path, area: "footer" }))).toEqual([]);
    expect(errorsWith(entry({ path }))).toHaveLength(1);
  });

  test.each(["", "x".repeat(41), "Ranks\u202egnp.exe", "Ra\u200bnks", "Ra\nnks"])(
    "with the label %j is rejected",
    (label) => {
      expect(errorsWith(entry({ label }))).toEqual([expect.stringContaining("needs a label")]);
    },
  );

  test("that floods the menus is rejected", () => {
    const entries = (count: number, area: string) => Array.from({ length: count }, () => entry({ area }));
    expect(errorsWith(...entries(20, "top"), ...entries(40, "admin"))).toEqual([]);
    expect(errorsWith(...entries(21, "top"), ...entries(41, "admin"))).toEqual([
      expect.stringContaining("21 navigation entries"),
      expect.stringContaining("41 navigation entries"),
    ]);
  });
});

test("the product's own remotes don't conflict", () => {
  const root = join(__dirname, "../../..");
  const own = REMOTE_NAMES.map((name): RemoteDescriptor =>
    JSON.parse(readFileSync(join(root, name, "remote.json"), "utf8")),
  );
  for (const one of own)
    expect(
      checkConflicts(
        one,
        own.filter((other) => other !== one),
      ),
    ).toEqual([]);
});

test("a navigation entry and a widget of another remote are rejected; a dead link is a warning", () => {
  const entry = (label: string, path: string) =>
    ({ area: "top", label, path, order: 1, guard: "user" }) as const;
  const widget = { id: "x", module: "./x", outlet: "overlay", query: "app", guard: "user" } as const;
  const owner = aRelease("mfe-tracking", [], {
    descriptor: aDescriptor("mfe-tracking", [], { widgets: [widget] }),
  });
  const release = aRelease("mfe-admin", [], {
    descriptor: aDescriptor("mfe-admin", ["/admin"], {
      navigation: [entry("Blog", "/blog#top"), entry("Admin", "/admin"), entry("Gone", "/gone")],
      widgets: [{ ...widget, id: "y" }],
    }),
  });
  const found = checkRelease({ release, files, live: [shell, content, owner], api: {}, today: TODAY });
  expect(found.map(({ level, rule }) => `${level} ${rule}`)).toEqual([
    "error navigation",
    "warning navigation",
    "error widgets",
  ]);
});

test("files: missing, unhashed, changed, invalid names", () => {
  const found = getErrors(aRelease("mfe-tracking", [], { preload: ["gone.js"] }), {
    files: {
      "entry.js": { hash: "sha384-other", gzipped: 1 },
      "extra.js": { hash: "sha384-y", gzipped: 1 },
      "../../x.js": { hash: "sha384-y", gzipped: 1 },
      "release.json": { hash: "sha384-y", gzipped: 1 },
      "index.html": { hash: "sha384-y", gzipped: 1 },
    },
  });
  expect(found.map((text) => text.split(" ").slice(0, 2).join(" "))).toEqual([
    "integrity: entry.js",
    "integrity: extra.js",
    'files: "../../x.js"',
    'files: "release.json"',
    'files: "index.html"',
    "files: gone.js",
  ]);
});

test.each([
  "evil.html",
  "x.JS",
  "x.mJs",
  "x.svgz",
  "page.xhtml",
  "feed.xml",
  "x.js.html",
  "lib.wasm",
  "x",
  "evil.html.br",
  "entry.js.map",
])(
  "the file %s is rejected with or without a hash: it could run as a page of the site, bypass the hashes, or contain the sources",
  (name) => {
    const extra = { ...files, [name]: { hash: "sha384-y", gzipped: 1 } };
    const integrity = { "entry.js": "sha384-x", [name]: "sha384-y" };
    for (const release of [aRelease("mfe-tracking"), aRelease("mfe-tracking", [], { integrity })])
      expect(getErrors(release, { files: extra })).toEqual([
        expect.stringContaining("is not allowed in a release"),
      ]);
  },
);

test("all kinds of files that builds create are allowed", () => {
  const names = ["a.js.br", "a.js.LICENSE.txt", "font.woff2", "flag.svg", "shot.webp", "data.json"];
  const extra = Object.fromEntries(names.map((name) => [name, { hash: "sha384-y", gzipped: 1 }]));
  expect(getErrors(aRelease("mfe-tracking"), { files: { ...files, ...extra } })).toEqual([]);
});

test("sizes are checked against the default budget, or at first the one in remote.json", () => {
  const heavy = { "entry.js": { hash: "sha384-x", gzipped: 9_000 } };
  expect(getErrors(aRelease("mfe-tracking"), { files: heavy })).toEqual([
    expect.stringContaining("9.0 kB gzipped; the limit is 8.0 kB"),
  ]);
  const descriptor = aDescriptor("mfe-tracking", [], { budget: { entry: 10_000, total: 10_000 } });
  expect(getErrors(aRelease("mfe-tracking", [], { descriptor }), { files: heavy })).toEqual([]);
});

test("libraries and the shell contract are checked for remotes and shells", () => {
  const late = aRelease("mfe-tracking", [], { shared: { react: "^20.0.0", "left-pad": "^1.0.0" } });
  expect(getErrors(late)).toHaveLength(2);
  const descriptor = aDescriptor("mfe-tracking", [], { contract: 2 });
  expect(getErrors(aRelease("mfe-tracking", [], { descriptor }))[0]).toContain("implements version 2");
  const template = "{{nonce}}{{scripts}}{{preload}}{{composition}}";
  const next = { provides: { react: "20.0.0" }, contract: { oldest: 1, latest: 2 } };
  expect(getErrors(aRelease("shell", [], next), { template })).toEqual([
    expect.stringContaining(
      "shell 1.0.0-a provides react 20.0.0, which mfe-content 1.0.0-a (^19.3.0) doesn't accept.",
    ),
  ]);
  expect(getErrors(aRelease("shell"), { template: "{{nonce}}" })).toHaveLength(3);
});

test.each([
  ["^18.0.0 || ^19.0.0", true],
  [">=19", true],
  ["^19.3.1", true],
  ["~19.2.0", false],
  [">=18.0.0 <19.0.0", false],
  ["nonsense", false],
])("a shell with react 19.3.1 fits %s: %s", (react, fits) => {
  expect(getErrors(aRelease("mfe-tracking", [], { shared: { react } }))).toHaveLength(fits ? 0 : 1);
});

test("every endpoint is compatible with itself", () => {
  for (const endpoint of endpoints) {
    const uses = {
      endpoints: { [getEndpointName(endpoint)]: snapshotEndpoint(endpoint, "caller") },
      events: {},
    };
    expect([getEndpointName(endpoint), getErrors(aRelease("mfe-tracking", [], { uses }))]).toEqual([
      getEndpointName(endpoint),
      [],
    ]);
  }
});

test("an event that the other side could not read is rejected, in both directions", () => {
  const payload = (required: string[]) => ({
    type: "object",
    properties: { id: { type: "number" }, name: { type: "string" } },
    required,
  });
  const uses = (emits: boolean, required: string[]) => ({
    endpoints: {},
    events: { "app:added": { emits, hears: !emits, payload: payload(required) } },
  });
  const live = [aRelease("mfe-content", [], { uses: uses(true, ["id"]) })];
  expect(getErrors(aRelease("mfe-tracking", [], { uses: uses(false, ["id"]) }), { live })).toEqual([]);
  expect(getErrors(aRelease("mfe-tracking", [], { uses: uses(false, ["id", "name"]) }), { live })).toEqual([
    "events: The release can't read the event app:added of mfe-content 1.0.0-a: name may be missing.",
  ]);
});

describe("incompatibilities", () => {
  const text = { type: "string" };
  const object = (properties: Record<string, object>, required = Object.keys(properties)) => ({
    type: "object",
    properties,
    required,
  });
  const request = { unknownParts: "incompatible" } as const;
  test.each([
    ["a new optional part", object({ a: text }), object({ a: text, b: text }, ["a"]), []],
    ["a newly required part", object({ a: text }), object({ a: text, b: text }), ["b is missing"]],
    ["a removed part", object({ a: text, b: text }), object({ a: text }), ["b is not accepted"]],
    [
      "another type",
      object({ a: text }),
      object({ a: { type: "number" } }),
      ["a is string instead of number"],
    ],
    ["a narrower text", text, { type: "string", maxLength: 10 }, ["it now has maxLength 10"]],
    ["fewer values", { enum: ["a", "b"] }, { enum: ["a"] }, ['it may be "b", which is not accepted']],
    ["more values", { enum: ["a"] }, { enum: ["a", "b"] }, []],
    ["null where none was", { anyOf: [text, { type: "null" }] }, text, ["it is null instead of string"]],
    ["a whole number for a number", { type: "integer" }, { type: "number" }, []],
    [
      "a list's items",
      { type: "array", items: text },
      { type: "array", items: { type: "null" } },
      ["[] is string instead of null"],
    ],
  ])("%s", (_, from, to, expected) => expect(getIncompatibilities(from, to, request)).toEqual(expected));

  test("a schema is always compatible with itself", () => {
    const { schema } = fc.letrec<{ schema: Record<string, unknown> }>((tie) => ({
      schema: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom<Record<string, unknown>>(
          { type: "string" },
          { type: "number" },
          { enum: ["a", 1] },
          {},
        ),
        fc.record({ type: fc.constant("array"), items: tie("schema") }),
        fc.record({ anyOf: fc.array(tie("schema"), { minLength: 1, maxLength: 3 }) }),
        fc
          .dictionary(fc.string(), tie("schema"), { maxKeys: 3 })
          .map((properties) => ({ type: "object", properties, required: Object.keys(properties) })),
      ),
    }));
    fc.assert(fc.property(schema, (one) => expect(getIncompatibilities(one, one, request)).toEqual([])));
  });
});
