import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { z } from "zod";
import type { Files } from "../publish/store-folder";

/** Most bytes of an unpacked archive: four times what an upload may have. */
const MAX_BYTES = 160 * 1024 * 1024;
const compress = promisify(gzip);
const unpack = promisify(gunzip);
const ContentSchema = z.array(z.tuple([z.string().regex(/^[\w.-]+$/), z.base64()]));

/** Packs all files of a version into one, so that a node gets it completely or not at all. */
export async function packFiles(files: Files): Promise<Buffer> {
  const content = [...files].map(([name, bytes]) => [name, bytes.toString("base64")]);
  return compress(JSON.stringify(content));
}

/**
 * Returns the files of an archive.
 * @throws if the content isn't an archive
 */
export async function unpackFiles(archive: Buffer): Promise<Files> {
  const text = (await unpack(archive, { maxOutputLength: MAX_BYTES })).toString("utf8");
  const content = z.parse(ContentSchema, JSON.parse(text));
  return new Map(content.map(([name, base64]) => [name, Buffer.from(base64, "base64")]));
}
