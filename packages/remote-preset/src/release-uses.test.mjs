import path from "node:path";
import { createFolder, removeFolders } from "./testing/fixture.mjs";
import { collectUses } from "./release-uses.mjs";

afterEach(removeFolders);

const contracts = path.resolve(import.meta.dirname, "../../contracts/src");

/**
 * Creates the module of a domain as a remote has it installed.
 * @param {string} domain
 */
const createDomain = (domain) => `export * from ${JSON.stringify(path.join(contracts, domain, "index.ts"))};`;

/** @param {Record<string, string>} files */
const collect = (files) =>
  collectUses([
    createFolder({
      ...files,
      "node_modules/@listwise/contracts/releases.ts": createDomain("releases"),
      "node_modules/@listwise/contracts-apps/index.js": createDomain("apps"),
    }),
  ]);

test("calls and events of the sources are collected, and unknown names and tests are not", async () => {
  const { endpoints, events } = await collect({
    "src/a.ts": `import { releasesEndpoints } from "@listwise/contracts/releases";
      call(releasesEndpoints.status); call(releasesEndpoints.unknown); call(otherEndpoints.status);
      useBusEvent("app:followed", () => {}); bus.emit("app:updated", { id: 1 }); bus.on("no:event", f);`,
    "src/a.test.ts": "call(releasesEndpoints.history);",
  });
  expect(Object.keys(endpoints)).toEqual(["GET /releases"]);
  expect(events).toMatchObject({
    "app:followed": { emits: false, hears: true },
    "app:updated": { emits: true, hears: false },
  });
  expect(Object.keys(events)).toHaveLength(2);
});

test("calls are described by the packages of the domains that the sources import", async () => {
  const { endpoints } = await collect({
    "src/a.ts": `import { appsEndpoints } from "@listwise/contracts-apps";
      call(appsEndpoints.search); call(releasesEndpoints.status);`,
  });
  expect(Object.keys(endpoints)).toEqual(["GET /apps/search"]);
  expect(endpoints["GET /apps/search"]).toMatchObject({ query: { type: "object" } });
});

test("destructured calls are collected, too", async () => {
  const { endpoints } = await collect({
    "src/a.ts": `import { appsEndpoints } from "@listwise/contracts-apps";
      const { search, follow: track, unknown } = appsEndpoints;`,
  });
  expect(Object.keys(endpoints)).toEqual(["GET /apps/search", "POST /apps/follow"]);
});

test("calls under other names are collected; a group that is passed on counts as a whole", async () => {
  const named = await collect({
    "src/a.ts": `import { appsEndpoints as apps } from "@listwise/contracts-apps";
      import * as contracts from "@listwise/contracts/releases";
      const same: typeof apps = apps; call(same.search); call(apps["follow"]);
      call(contracts.releasesEndpoints.status);`,
  });
  expect(Object.keys(named.endpoints)).toEqual(["GET /apps/search", "GET /releases", "POST /apps/follow"]);
  const passed = await collect({
    "src/a.ts": `import { appsEndpoints } from "@listwise/contracts-apps"; create(appsEndpoints);`,
  });
  expect(Object.keys(passed.endpoints)).toEqual(
    expect.arrayContaining(["GET /apps/search", "POST /apps/follow"]),
  );
  const computed = await collect({
    "src/a.ts": `import { appsEndpoints } from "@listwise/contracts-apps"; call(appsEndpoints[key]);`,
  });
  expect(computed.endpoints).toEqual(passed.endpoints);
});

test("a domain that is not installed fails the build", async () => {
  const source = `import { alertsEndpoints } from "@listwise/contracts-alerts";`;
  await expect(collect({ "src/a.ts": source })).rejects.toThrow(/contracts-alerts/);
});

test("a package without sources uses nothing", async () => {
  expect(await collect({ "src/readme.md": "releasesEndpoints.status" })).toEqual({
    endpoints: {},
    events: {},
  });
});
