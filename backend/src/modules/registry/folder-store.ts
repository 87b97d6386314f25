import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { ReleaseSchema } from "@listwise/contracts";
import { z } from "zod";
import type { Logger } from "../../platform/logger";
import { errorCode } from "../../platform/startup-error";
import { compose } from "./composition";
import type { Composition, LiveRelease, ReleaseStore } from "./release-store";

const Pointer = z.record(z.string().regex(/^[a-z][a-z-]*$/), z.string().regex(/^[\w.-]+$/));
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
  const pointer = Pointer.parse(await readJson(join(folder, "live.json")));
  const live: LiveRelease[] = [];
  for (const [name, version] of Object.entries(pointer)) {
    const release = z.parse(ReleaseSchema, await readJson(join(folder, name, version, "release.json")));
    live.push({ release, base: `/releases/${name}/${version}/` });
  }
  const shell = pointer.shell;
  const template =
    shell === undefined ? null : await readFile(join(folder, "shell", shell, "index.html"), "utf8");
  return compose(live, template);
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, "utf8"));
}
