import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { createInterface } from "node:readline";
import { PassThrough, pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { z } from "@listwise/contracts/zod";
import { toListing, ItunesListingSchema } from "../itunes-listing";
import type { Listing } from "../store-source";

const MAX_REASON_CHARS = 200;

export async function hashFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  const chunks: AsyncIterable<Buffer> = createReadStream(path);
  for await (const chunk of chunks) hash.update(chunk);
  return hash.digest("hex");
}

async function isGzip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}

/** Reads a JSON Lines file, compressed with gzip or not, line by line. Unusable lines are reported and skipped. */
export async function* readDataset(
  path: string,
  onBroken: (line: number, reason: string) => void,
): AsyncGenerator<Listing> {
  const file = createReadStream(path);
  const decoded = (await isGzip(path)) ? createGunzip() : new PassThrough();
  const failures: Error[] = [];
  let line = 0;
  pipeline(file, decoded, (error) => error && failures.push(error));
  const lines = createInterface({ input: decoded, crlfDelay: Infinity });
  try {
    for await (const content of lines) {
      line += 1;
      const text = line === 1 ? content.replace(/^\ufeff/, "") : content;
      if (text.trim() === "") continue;
      const parsed = parseLine(text);
      if (typeof parsed === "string") onBroken(line, parsed.slice(0, MAX_REASON_CHARS));
      else yield parsed;
    }
  } finally {
    file.destroy();
  }
  if (failures[0]) throw failures[0];
}

function parseLine(text: string): Listing | string {
  try {
    const parsed = z.safeParse(ItunesListingSchema, JSON.parse(text));
    if (parsed.success) return toListing(parsed.data, "us");
    const [issue] = parsed.error.issues;
    return `${issue?.path.join(".") || "the line"}: ${issue?.message ?? "isn't a listing"}`;
  } catch (error) {
    return `not JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}
