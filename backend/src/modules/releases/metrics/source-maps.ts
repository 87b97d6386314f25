import { SourceMap, type SourceMapPayload } from "node:module";
import { basename, dirname } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { ReleaseError, StackFrame } from "@listwise/contracts/releases";
import type { Config } from "../../../infra/config/config";
import type { AppContext } from "../../../infra/context";
import type { FileStore } from "../../../infra/files/file-store";
import { createFolderStore } from "../../../infra/files/folder-store";
import { listStoredVersions } from "../publish/store-folder";

const EXTENSION = ".map.gz";
const MAX_MAP_BYTES = 64 * 1024 * 1024;
const unpack = promisify(gunzip);

type Site = Pick<AppContext, "config" | "files">;
type MappedFrame = ReleaseError["frames"][number];

/** Source maps in a folder of a file store, which isn't public. */
interface MapStore {
  files: FileStore;
  folder: string;
}

const openFolder = ({ sourceMapsDir }: Config): MapStore => ({
  files: createFolderStore(dirname(sourceMapsDir)),
  folder: basename(sourceMapsDir),
});

/** Returns where the source maps are: in the object store of the site, or in a folder. */
const openMaps = ({ config, files }: Site): MapStore =>
  config.files === null ? openFolder(config) : { files, folder: "source-maps" };

/** Stores gzipped source maps by script name. They are kept apart from the release, whose files are public. */
export async function writeSourceMaps(
  site: Site,
  { name, version }: Pick<StackFrame, "name" | "version">,
  maps: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const { files, folder } = openMaps(site);
  for (const [file, content] of maps)
    await files.write(`${folder}/${name}/${version}/${file}${EXTENSION}`, Readable.from([content]));
}

/** Copies the source maps of this node's folder to the object store. */
export async function uploadSourceMaps(site: Site): Promise<void> {
  const own = openFolder(site.config);
  const shared = openMaps(site);
  for (const key of await own.files.list(own.folder))
    await shared.files.write(shared.folder + key.slice(own.folder.length), await own.files.read(key));
}

/** Deletes the source maps of versions that are no longer stored. */
export async function deleteOldSourceMaps(site: Site): Promise<void> {
  const { files, folder } = openMaps(site);
  const versions = new Map<string, ReadonlySet<string>>();
  for (const key of await files.list(folder)) {
    const [name = "", version = ""] = key.slice(folder.length + 1).split("/");
    const stored = versions.get(name) ?? (await findStored(site, name));
    versions.set(name, stored);
    if (!stored.has(version)) await files.remove(key);
  }
}

async function findStored({ config }: Site, name: string): Promise<ReadonlySet<string>> {
  return new Set((await listStoredVersions(config.releasesDir, name)).map(({ version }) => version));
}

/** Returns a function that adds to a frame its position in the sources. Each source map is read once. */
export function createFrameMapper(site: Site) {
  const { files, folder } = openMaps(site);
  const maps = new Map<string, Promise<SourceMap | null>>();
  return async (frame: StackFrame): Promise<MappedFrame> => {
    const { name, version, file, line, column } = frame;
    const key = `${folder}/${name}/${version}/${file}${EXTENSION}`;
    const reading = maps.get(key) ?? readSourceMap(files, key);
    maps.set(key, reading);
    const origin = (await reading)?.findOrigin(line, column);
    if (!origin || !("fileName" in origin)) {
      return { ...frame, source: null, sourceLine: null, sourceColumn: null };
    }
    return {
      ...frame,
      source: origin.fileName.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, ""),
      sourceLine: origin.lineNumber,
      sourceColumn: origin.columnNumber,
    };
  };
}

async function readSourceMap(files: FileStore, key: string): Promise<SourceMap | null> {
  if ((await files.measure(key)) === null) return null;
  const text = await unpack(await buffer(await files.read(key)), { maxOutputLength: MAX_MAP_BYTES });
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- the team's own build wrote it
  const payload: SourceMapPayload = JSON.parse(text.toString("utf8"));
  return new SourceMap(payload);
}
