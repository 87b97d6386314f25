import { getReleasePointer } from "@listwise/contracts/releases";
import { startTestApp, type TestApp } from "../../../testing/test-app";
import { readLive, writeLive } from "../../registry";
import { toBucket } from "./histogram";
import { addMeasurements, type Metric } from "./metrics.repository";
import { countAutomaticRollbacks, countRegressedVersions, hasRegressed } from "./regressions";
import { readVersionHealth, type VersionHealth } from "./version-health";

let site: TestApp;
let healthy: VersionHealth;
beforeAll(async () => {
  site = await startTestApp();
  const empty = (await readVersionHealth(site.ctx.db, "mfe-x", ["a"], new Date())).get("a");
  if (!empty) throw new Error("The version has no health.");
  const samples = { pages: 100, lcpSamples: 100, inpSamples: 100, clsSamples: 100, apiCalls: 100 };
  healthy = { ...empty, ...samples, lcpP75Ms: 2_000, inpP75Ms: 150, clsP75: 0.05 };
});
afterAll(() => site.close());

test.each<[string, boolean, Partial<VersionHealth>, Partial<VersionHealth>]>([
  ["the same", false, {}, {}],
  ["a much slower paint", true, {}, { lcpP75Ms: 3_100 }],
  ["a slower paint", false, {}, { lcpP75Ms: 2_900 }],
  ["a much slower paint that is still good", false, { lcpP75Ms: 1_000 }, { lcpP75Ms: 2_400 }],
  ["a much slower paint with few samples", false, {}, { lcpP75Ms: 9_000, lcpSamples: 49 }],
  ["few samples before", false, { inpSamples: 49 }, { inpP75Ms: 900 }],
  ["an unknown value before", false, { inpP75Ms: null }, { inpP75Ms: 900 }],
  ["slower responses", true, {}, { inpP75Ms: 250 }],
  ["more layout shift", true, {}, { clsP75: 0.2 }],
  ["more script errors", true, { scriptErrorPages: 1 }, { scriptErrorPages: 4 }],
  ["a few more script errors", false, { scriptErrorPages: 1 }, { scriptErrorPages: 2 }],
  ["script errors that were as frequent", false, { scriptErrorPages: 40 }, { scriptErrorPages: 60 }],
  ["more failing calls", true, {}, { apiFailures: 2 }],
  ["failing calls among few", false, {}, { apiFailures: 20, apiCalls: 49 }],
])("%s: %s", (_, isWorse, before, after) => {
  expect(hasRegressed({ ...healthy, ...before }, { ...healthy, ...after })).toBe(isWorse);
});

test("counts live versions against those that they replace, and automatic rollbacks of the last day", async () => {
  const { db, config } = site.ctx;
  const add = (version: string, metric: Metric, value: number) =>
    addMeasurements(db, { release: "mfe-x", version }, [{ metric, bucket: toBucket(value), count: 60 }]);
  const live = await readLive(config.releasesDir);
  const pointer = { ...getReleasePointer(live, "mfe-x"), stable: "b", previous: ["a"] };
  const at = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const rollback = { actor: "automatic", action: "take-out", name: "mfe-x", version: "c" } as const;
  await writeLive(config.releasesDir, {
    ...live,
    releases: { "mfe-x": { ...pointer, canary: { version: "c", percent: 10 } } },
    history: [1, 25].map((hours) => ({ ...rollback, at: at(hours), percent: null, reason: "It fails." })),
  });
  expect(await countRegressedVersions(site.ctx)).toBe(0);
  await add("a", "lcp", 1_000);
  await add("b", "lcp", 4_000);
  expect(await countRegressedVersions(site.ctx)).toBe(1);
  await add("c", "lcp", 8_000);
  expect(await countRegressedVersions(site.ctx)).toBe(2);
  expect(await countAutomaticRollbacks(site.ctx)).toBe(1);
});
