import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import {
  getLocalVersions,
  getPointerVersions,
  getReleasePointer,
  promoteLocalBuild,
} from "@listwise/contracts/releases";
import { ReleaseSchema } from "@listwise/contracts/remotes";
import { z } from "zod";
import type { AppContext } from "../../../infra/context";
import { writeSourceMaps } from "../metrics/source-maps";
import { changeReleases } from "../repository/sync-releases";
import { listStoredVersions, pruneVersions, readFiles, storeFiles } from "./store-folder";

const compress = promisify(gzip);

/**
 * Publishes the builds of this version and makes them live, as the start of a site does in a folder, in the release
 * repository that all nodes share.
 */
export async function publishBuilds(ctx: AppContext): Promise<void> {
  if (ctx.config.files === null) return;
  for (const folder of ctx.config.releaseBuilds) await publishBuild(ctx, folder);
}

async function publishBuild(ctx: AppContext, folder: string): Promise<void> {
  const { releasesDir, releaseKeep: keep } = ctx.config;
  const { name, version } = z.parse(
    ReleaseSchema,
    JSON.parse(await readFile(join(folder, "release.json"), "utf8")),
  );
  const files = await readFiles(folder, ".", ".");
  await changeReleases(ctx, async (live) => {
    const isNew = await storeFiles(releasesDir, { name, version }, files);
    if (isNew) await writeSourceMaps(ctx, { name, version }, await readMaps(folder));
    const next = promoteLocalBuild(live, { name, version, isNew }, { at: new Date().toISOString(), keep });
    if (next === null || next === live) return isNew ? { live } : null;
    const local = getLocalVersions(next, name);
    const others = (await listStoredVersions(releasesDir, name)).filter((one) => !local.has(one.version));
    await pruneVersions(releasesDir, name, keep, [
      ...getPointerVersions(getReleasePointer(next, name)),
      ...others.map((one) => one.version),
    ]);
    return { live: next };
  });
}

async function readMaps(folder: string): Promise<Map<string, Buffer>> {
  const maps = new Map<string, Buffer>();
  for (const file of await readdir(folder)) {
    if (/\.m?js\.map$/.test(file))
      maps.set(file.slice(0, -".map".length), await compress(await readFile(join(folder, file))));
  }
  return maps;
}
