import { createFolder, removeFolders } from "./testing/fixture.mjs";
import { collectUses } from "./release-uses.mjs";

afterEach(removeFolders);

const collect = (/** @type {Record<string, string>} */ files) => collectUses([createFolder(files)]);

test("calls and events of the sources are collected, and unknown names and tests are not", async () => {
  const { endpoints, events } = await collect({
    "src/a.ts": `call(releasesEndpoints.status); call(releasesEndpoints.unknown); call(otherEndpoints.status);
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

test("a package without sources uses nothing", async () => {
  expect(await collect({ "src/readme.md": "releasesEndpoints.status" })).toEqual({
    endpoints: {},
    events: {},
  });
});
