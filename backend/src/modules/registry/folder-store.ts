import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { parseLive, ReleaseSchema, ReleaseVersionSchema, type Release } from "@listwise/contracts";
import { z } from "zod";
import type { Logger } from "../../platform/logger";
import { errorCode } from "../../platform/startup-error";
import { compose } from "./composition";
import type { Composition, LiveRelease, ReleaseStore } from "./release-store";

/** Names become folders: nothing else than these may stand in the pointer. */
const Name = z.string().regex(/^[a-z][a-z0-9-]{0,59}$/);
const NOTHING = compose([], null);

/**
 * Releases of the store on disk: immutable folders, and the pointer `live.json` that says which are live. The pointer
 * is looked at for every call, so what is published is served without a restart.
 */
export function createFolderStore(folder: string, log: Logger): ReleaseStore {
  let seen = "";
  let current: Composition = NOTHING;
  return {
    async current() {
      const stamp = await stampOf(join(folder, "live.json"));
      if (stamp === null) return NOTHING;
      if (stamp === seen) return current;
      try {
        current = await load(folder);
        seen = stamp;
        log.info({ composition: current.id, releases: [...current.releases.keys()] }, "releases are live");
      } catch (error) {
        log.error(
          { err: error },
          "the release pointer names something unreadable; the last good releases stay",
        );
      }
      return current;
    },
  };
}

async function stampOf(file: string): Promise<string | null> {
  try {
    const { mtimeMs, ino, size } = await stat(file);
    return `${mtimeMs}.${ino}.${size}`;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

async function load(folder: string): Promise<Composition> {
  const { releases } = parseLive(await readJson(join(folder, "live.json")));
  const live: LiveRelease[] = [];
  for (const [name, { stable, enabled }] of Object.entries(releases)) {
    if (stable === null) continue;
    const release = await readRelease(folder, name, stable);
    live.push({ release, base: `/releases/${name}/${release.version}/`, enabled });
  }
  const shell = live.find(({ release }) => release.name === "shell");
  if (!shell) return compose(live, null);
  return compose(live, await readFile(join(folder, "shell", shell.release.version, "index.html"), "utf8"));
}

async function readRelease(folder: string, name: string, version: string): Promise<Release> {
  const place = join(folder, Name.parse(name), z.parse(ReleaseVersionSchema, version));
  const release = z.parse(ReleaseSchema, await readJson(join(place, "release.json")));
  if (release.name !== name || release.version !== version)
    throw new Error(`${place} holds another release.`);
  return release;
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, "utf8"));
}
