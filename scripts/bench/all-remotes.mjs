// Serves the present build of all remotes, and lists their routes as addresses that can be opened.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { step } from "../lib/toolchain.mjs";
import { launchBrowser } from "./pages.mjs";
import { signIn, startSite } from "./site.mjs";

/** @import { Browser } from "@playwright/test" */
/** @import { Session } from "./site.mjs" */
/** @import { RemoteDescriptor } from "../../packages/contracts/src/remotes/index.ts" */

/** Values for the parameters of routes; others are 1. */
const PARAMETERS = new Map([
  ["/blog/:slug", "/blog/what-a-keyword-rank-tells-you"],
  ["/guides/:slug", "/guides/build-a-keyword-list"],
  ["/help/:slug", "/help/getting-started"],
  ["/legal/:documentType", "/legal/terms"],
  ["/:category/:slug", "/news/release"],
  ["/keyword/:keyword", "/keyword/weather"],
]);

/**
 * Builds and publishes all remotes, starts a site with them and a browser, and ends both after `work`.
 * @param {{ port: number, source?: string | undefined }} options `source` is a STORE_SOURCE, the sample by default
 * @param {(opened: { browser: Browser, url: string, dataDir: string, remotes: RemoteDescriptor[] }) => Promise<void>} work
 */
export async function openAllRemotes({ port, source }, work) {
  const { buildAll, publish } = await import("../build.mjs");
  const folder = mkdtempSync(path.join(tmpdir(), "listwise-routes-"));
  chmodSync(folder, 0o755);
  const releases = path.join(folder, "releases");
  const dataDir = path.join(folder, "data");
  try {
    const built = await step("Building the site", () => buildAll());
    for (const dist of built) await publish(dist, releases);
    const remotes = built.flatMap((dist) => {
      /** @type {RemoteDescriptor | undefined} */
      const descriptor = JSON.parse(readFileSync(path.join(dist, "release.json"), "utf8")).descriptor;
      return descriptor ?? [];
    });
    const site = await startSite({ port, dataDir, releases, source });
    const browser = await launchBrowser();
    try {
      await work({ browser, url: site.url, dataDir, remotes });
    } finally {
      await browser.close();
      await site.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Returns every route of the remotes with an address, and the session that its guard asks for (`null` for visitors).
 * @param {string} url
 * @param {RemoteDescriptor[]} remotes
 * @returns {Promise<{ pattern: string, path: string, remote: string, session: Session | null }[]>}
 */
export async function listRoutes(url, remotes) {
  const sessions = {
    public: null,
    user: await signIn(url),
    admin: await signIn(url, { email: "admin@listwise.example" }),
  };
  return remotes.flatMap(({ name, routes }) =>
    routes.map(({ path: pattern, guard }) => ({
      pattern,
      path: PARAMETERS.get(pattern) ?? pattern.replaceAll(/:\w+/g, "1"),
      remote: name,
      session: sessions[guard],
    })),
  );
}
