// Source maps of a build. They contain the sources, so they are stored apart from the public files of a release.
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

const EXTENSION = ".map";
const compress = promisify(gzip);

/**
 * Returns the gzipped source maps in a folder by script name.
 * @param {string} folder
 * @returns {Promise<Map<string, Buffer>>}
 */
export async function readSourceMaps(folder) {
  const names = (await readdir(folder)).filter((name) => /\.m?js\.map$/.test(name)).sort();
  const maps = new Map();
  for (const name of names) {
    maps.set(name.slice(0, -EXTENSION.length), await compress(await readFile(path.join(folder, name))));
  }
  return maps;
}
