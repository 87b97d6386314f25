import { ReleaseSchema } from "@listwise/contracts/remotes";
import { z } from "zod";
import type { Logger } from "../../infra/logging/logger";
import { createComposition } from "./composition";
import { readDocuments } from "./read-documents";
import type { LiveRelease, ReleaseStore } from "./release-store";

const FIRST_PORT = 4100;

/** Returns the URLs of the development servers by bundle. */
export function getDevServers(bundles: readonly string[]): ReadonlyMap<string, string> {
  return new Map(bundles.map((name, index) => [name, `http://localhost:${FIRST_PORT + index}`]));
}

const TIMEOUT_MS = 2_000;

/**
 * Creates a release repository of the builds that development servers currently serve; servers that aren't running are
 * skipped.
 */
export function createDevStore(bundles: readonly string[], log: Logger): ReleaseStore {
  const servers = getDevServers(bundles);
  return {
    origin: null,
    live: () => Promise.resolve({ format: 1, releases: {}, history: [] }),
    async current() {
      const found = await Promise.all([...servers].map(([name, origin]) => ask(name, origin, log)));
      return createComposition(found.filter((one) => one !== null));
    },
  };
}

async function ask(name: string, origin: string, log: Logger): Promise<LiveRelease | null> {
  try {
    const release = z.parse(ReleaseSchema, JSON.parse(await read(`${origin}/release.json`)));
    const template = name === "shell" ? await read(`${origin}/index.html`) : null;
    // A development build contains its own shared libraries and has no hashes.
    const placed = {
      release: { ...release, integrity: {}, shared: undefined },
      base: `${origin}/`,
      template,
      documents: await readDocuments({ ...release, integrity: {} }, (file) => read(`${origin}/${file}`), log),
    };
    return { ...placed, enabled: true, previous: null };
  } catch (error) {
    log.debug({ err: error, name }, "no development server");
    return null;
  }
}

async function read(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}
