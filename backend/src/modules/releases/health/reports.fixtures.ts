import { releasesEndpoints, getReleasePointer } from "@listwise/contracts/releases";
import { siteEndpoints } from "@listwise/contracts/site";
import { createCall, type Caller } from "../../../testing/call";
import type { TestApp } from "../../../testing/test-app";
import { readLive, writeLive } from "../../registry";
import { signPageToken } from "./page-token";

/** Options of reporting pages; by default, each page has a different network. */
export interface Pages {
  /** Network that all pages report from. */
  ip?: string;
  /** Network that the pages were served to; by default the one they report from. */
  servedTo?: string;
  /** Version of the shell that the pages were served with. */
  shell?: string;
  /** Token of all reports, or `null` for none. */
  page?: string | null;
  /** Callers signed in on the pages, in turn; visitors by default. */
  as?: readonly Caller[];
  phase?: "load" | "mount" | "unmount";
  code?: string;
}

/** Returns a function that sends reports of test pages to a site. */
export function createReporter(site: TestApp) {
  let addresses = 0;
  const visitor = createCall(site.app, null);
  const anAddress = () => `10.${Math.floor(++addresses / 250)}.${addresses % 250}.7`;

  function sender(
    { ip = anAddress(), servedTo = ip, page, shell = "1.0.0-a", as = [visitor] }: Pages,
    time: number,
  ) {
    const token = page === undefined ? signPageToken(site.app, servedTo, shell) : page;
    return { caller: as[time % as.length] ?? visitor, ip, page: token ?? undefined };
  }

  return {
    async fails(name: string, version: string, times: number, pages: Pages = {}) {
      const { phase = "load", code = "LOAD_FAILED" } = pages;
      for (let time = 0; time < times; time++) {
        const { caller, ip, page } = sender(pages, time);
        const body = { remote: name, version, phase, code, message: "It broke.", page };
        await caller.call(siteEndpoints.report, { body, ip });
      }
    },
    async mounts(name: string, version: string, times: number, pages: Pages = {}) {
      for (let time = 0; time < times; time++) {
        const { caller, ip, page } = sender(pages, time);
        await caller.call(releasesEndpoints.mounted, { body: { remote: name, version, page }, ip });
      }
    },
  };
}

/** Adds users whose accounts are two days old. */
export async function addMembers(site: TestApp, count: number): Promise<Caller[]> {
  const members = await Promise.all(Array.from({ length: count }, () => site.asUser()));
  await site.ctx.pool.query("update users set created_at = now() - interval '2 days' where id = any($1)", [
    members.map(({ id }) => id),
  ]);
  return members;
}

/** Moves the time at which the stable version of a release went live into the past. */
export async function backdate(site: TestApp, name: string, hours: number): Promise<void> {
  const { releasesDir } = site.ctx.config;
  const live = await readLive(releasesDir);
  const since = new Date(Date.now() - hours * 3_600_000).toISOString();
  const pointer = { ...getReleasePointer(live, name), since };
  await writeLive(releasesDir, { ...live, releases: { ...live.releases, [name]: pointer } });
}
