// Starts the built site, and beside it a monolith of the same sources, both on fresh data folders.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildAll, publish } from "../build.mjs";
import { step } from "../lib/toolchain.mjs";
import { buildMonolith } from "./monolith.mjs";
import { signIn, startSite } from "./site.mjs";

const PORTS = { federated: 4021, monolith: 4022 };

/** @import { Session, Site } from "./site.mjs" */
/** @typedef {Site & { name: string, ignore?: RegExp | undefined, session: Session }} RunningSite */
/** @typedef {{ federated: RunningSite, monolith: RunningSite | null, built: string[], remotes: string[] }} Sites */

/**
 * Builds and starts the site, and the monolith if it is asked for; calls `work` with them; ends and removes them.
 * `built` are the `dist` folders of all releases, `remotes` those of the remotes.
 * @param {{ monolith: boolean }} options
 * @param {(sites: Sites) => Promise<void>} work
 */
export async function withSites({ monolith }, work) {
  const folder = mkdtempSync(path.join(tmpdir(), "listwise-bench-"));
  chmodSync(folder, 0o755);
  /** @type {RunningSite[]} */
  const running = [];
  const start = async (/** @type {keyof typeof PORTS} */ name) => {
    const [dataDir, releases] = [path.join(folder, `${name}-data`), path.join(folder, name)];
    const site = await startSite({ port: PORTS[name], dataDir, releases });
    // A bundle that contains all pages needs no registry, so the monolith's request for it is not counted.
    const ignore = name === "monolith" ? /\/remotes\.json$/ : undefined;
    const started = { ...site, name, ignore, session: await signIn(site.url) };
    running.push(started);
    return started;
  };
  try {
    const built = await step("Building the site", () => buildAll());
    const remotes = built.filter((dist) => !dist.endsWith(path.join("shell", "dist")));
    if (monolith)
      await step("Building the monolith", () => buildMonolith(path.join(folder, "monolith"), remotes));
    for (const dist of built) await publish(dist, path.join(folder, "federated"));
    const federated = await start("federated");
    await work({ federated, monolith: monolith ? await start("monolith") : null, built, remotes });
  } finally {
    for (const site of running) await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
