import { releasesEndpoints, rolloutEndpoints, type Rollout } from "@listwise/contracts/releases";
import type { Caller } from "../../../testing/call";
import type { TestApp } from "../../../testing/test-app";
import { createReporter } from "../health/reports.fixtures";
import { anUpload } from "../releases.fixtures";

const { publish, promote, status } = releasesEndpoints;

/** Versions of the test releases: `STABLE` is live for everyone, `NEXT` is published. */
export const [STABLE, NEXT] = ["1.0.0-a", "1.1.0-b"] as const;

let made = 0;

/** Publishes a remote with a stable and a new version, and returns what tests do with its rollout. */
export async function createRelease(site: TestApp, owner: Caller, name = `mfe-rolled${++made}`) {
  const reporter = createReporter(site);
  const params = { name };
  for (const version of [STABLE, NEXT]) {
    await owner.call(publish, { params, body: anUpload(name, version) });
  }
  await owner.call(promote, { params, body: { version: STABLE } });

  async function get(): Promise<Rollout> {
    const { data } = await owner.call(rolloutEndpoints.list, { query: { name } });
    const [found] = data;
    if (!found) throw new Error("The release has no rollout.");
    return found;
  }

  return {
    name,
    params,
    get,
    start: (change: object = {}) =>
      owner.call(rolloutEndpoints.start, { params, body: { version: NEXT, minPages: 30, ...change } }),
    mounts: (version: string, times: number, pages?: object) => reporter.mounts(name, version, times, pages),
    fails: (version: string, times: number, pages?: object) => reporter.fails(name, version, times, pages),
    /** Moves the begin of the current step into the past. */
    async wait(minutes: number) {
      const sql =
        "update release_rollouts set step_started_at = step_started_at - make_interval(mins => $1) where release = $2";
      await site.ctx.pool.query(sql, [minutes, name]);
    },
    async live() {
      const { data } = await owner.call(status);
      const found = data.find((one) => one.name === name);
      if (!found) throw new Error("The release doesn't exist.");
      const { stable, canary } = found;
      return { stable, canary: canary && { version: canary.version, percent: canary.percent } };
    },
  };
}
