// The release store: immutable folders, and one pointer that says which of them are live.
import { randomBytes } from "node:crypto";
import { cp, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";

const LIVE = "live.json";

async function exists(file) {
  return stat(file).then(
    () => true,
    () => false,
  );
}

async function readLive(releases) {
  const text = await readFile(path.join(releases, LIVE), "utf8").catch((error) => {
    if (error.code !== "ENOENT") throw error;
    return "{}";
  });
  return JSON.parse(text);
}

const passing = (file) => `${file}.${process.pid}-${randomBytes(4).toString("hex")}`;

/** Copies a build into the store, unless that version is there already, and makes it the live one. */
export async function publish(distFolder, releases) {
  const { name, version } = JSON.parse(await readFile(path.join(distFolder, "release.json"), "utf8"));
  const target = path.join(releases, name, version);
  if (!(await exists(target))) {
    const arriving = passing(target);
    await mkdir(path.dirname(target), { recursive: true });
    await cp(distFolder, arriving, { recursive: true });
    await rename(arriving, target).catch(async (error) => {
      await rm(arriving, { recursive: true, force: true });
      if (error.code !== "ENOTEMPTY" && error.code !== "EEXIST") throw error;
    });
  }
  const live = { ...(await readLive(releases)), [name]: version };
  const pointer = passing(path.join(releases, LIVE));
  await writeFile(pointer, JSON.stringify(live, null, 2));
  await rename(pointer, path.join(releases, LIVE));
  return { name, version };
}
