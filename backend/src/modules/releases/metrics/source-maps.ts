import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { SourceMap, type SourceMapPayload } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { ReleaseError, StackFrame } from "@listwise/contracts/releases";
import type { Config } from "../../../infra/config/config";
import { findErrorCode } from "../../../infra/startup-error";
import { listStoredVersions } from "../publish/store-folder";

const EXTENSION = ".map.gz";
const MAX_MAP_BYTES = 64 * 1024 * 1024;
const unpack = promisify(gunzip);

type Folders = Pick<Config, "sourceMapsDir" | "releasesDir">;
type MappedFrame = ReleaseError["frames"][number];

/** Stores gzipped source maps by script name. They are kept apart from the release, whose files are public. */
export async function writeSourceMaps(
  { sourceMapsDir }: Folders,
  { name, version }: Pick<StackFrame, "name" | "version">,
  maps: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const folder = join(sourceMapsDir, name, version);
  await mkdir(folder, { recursive: true });
  for (const [file, content] of maps) await writeFile(join(folder, file + EXTENSION), content);
}

/** Deletes the source maps of versions that are no longer stored. */
export async function deleteOldSourceMaps({ sourceMapsDir, releasesDir }: Folders): Promise<void> {
  for (const name of await listFolder(sourceMapsDir)) {
    const stored = new Set((await listStoredVersions(releasesDir, name)).map(({ version }) => version));
    for (const version of await listFolder(join(sourceMapsDir, name))) {
      if (!stored.has(version))
        await rm(join(sourceMapsDir, name, version), { recursive: true, force: true });
    }
  }
}

async function listFolder(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(ifMissing)) ?? [];
}

/** Returns a function that adds to a frame its position in the sources. Each source map is read once. */
export function createFrameMapper(folders: Folders) {
  const maps = new Map<string, Promise<SourceMap | null>>();
  return async (frame: StackFrame): Promise<MappedFrame> => {
    const { name, version, file, line, column } = frame;
    const path = join(folders.sourceMapsDir, name, version, file + EXTENSION);
    const reading = maps.get(path) ?? readSourceMap(path);
    maps.set(path, reading);
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

async function readSourceMap(path: string): Promise<SourceMap | null> {
  const packed = await readFile(path).catch(ifMissing);
  if (packed === null) return null;
  const text = await unpack(packed, { maxOutputLength: MAX_MAP_BYTES });
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- the team's own build wrote it
  const payload: SourceMapPayload = JSON.parse(text.toString("utf8"));
  return new SourceMap(payload);
}

function ifMissing(error: unknown): null {
  if (["ENOENT", "ENOTDIR"].includes(findErrorCode(error) ?? "")) return null;
  throw error;
}
