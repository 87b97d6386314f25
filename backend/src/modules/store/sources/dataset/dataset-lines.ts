import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { createInterface } from "node:readline";
import { PassThrough, pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { PLATFORMS, type Platform } from "@listwise/aso-core/stores";
import { DEFAULT_COUNTRY } from "@listwise/contracts/store";
import { z } from "@listwise/contracts/zod";
import { toListing, ItunesListingSchema } from "../itunes-listing";
import { PlayListingSchema, toPlayListing } from "../play-listing";
import type { Listing } from "../store-source";

const MAX_REASON_CHARS = 200;
const FirstLineSchema = z.object({ capturedAt: z.union([z.iso.date(), z.iso.datetime()]) });

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

/** Returns the lines of a file, compressed with gzip or not. */
async function* readLines(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const decoded = (await isGzip(path)) ? createGunzip() : new PassThrough();
  const failures: Error[] = [];
  let isFirst = true;
  pipeline(file, decoded, (error) => error && failures.push(error));
  const lines = createInterface({ input: decoded, crlfDelay: Infinity });
  try {
    for await (const line of lines) {
      yield isFirst ? line.replace(/^\ufeff/, "") : line;
      isFirst = false;
    }
  } finally {
    // Destroying the file instead would make the decoder emit an error without a handler.
    decoded.destroy();
  }
  if (failures[0]) throw failures[0];
}

/** Returns the date of a data set, `capturedAt` in its first line; `null` without it. */
export async function findDate(path: string): Promise<Date | null> {
  let first = "";
  for await (const line of readLines(path)) {
    first = line;
    break;
  }
  const { capturedAt } = z.safeParse(FirstLineSchema, parseJson(first)).data ?? {};
  return capturedAt === undefined ? null : new Date(capturedAt);
}

/** A line with a listing, or the reason why it is unusable. */
export type DatasetLine = { line: number } & ({ listing: Listing } | { reason: string });

/** Reads the lines of a JSON Lines file that aren't blank, after the first `skipped` ones. */
export async function* readDataset(path: string, skipped = 0): AsyncGenerator<DatasetLine> {
  let line = 0;
  for await (const text of readLines(path)) {
    line += 1;
    if (line <= skipped || text.trim() === "") continue;
    yield { line, ...parseLine(text) };
  }
}

/**
 * Returns the number of lines of a file, or 0 if none of them is usable. It reads the whole file, so that damage is found
 * before anything is stored.
 */
export async function countLines(path: string): Promise<number> {
  let count = 0;
  let isUsable = false;
  for await (const text of readLines(path)) {
    count += 1;
    isUsable ||= "listing" in parseLine(text);
  }
  return isUsable ? count : 0;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Field that names the store of a line; without it, the line is in Apple's field names. */
const StoreSchema = z.object({ platform: z._default(z.enum(PLATFORMS), "ios") });
const readers: Readonly<Record<Platform, (line: unknown) => Listing>> = {
  ios: (line) => toListing(z.parse(ItunesListingSchema, line), DEFAULT_COUNTRY),
  android: (line) => toPlayListing(z.parse(PlayListingSchema, line), DEFAULT_COUNTRY),
};

function parseLine(text: string): { listing: Listing } | { reason: string } {
  try {
    const line: unknown = JSON.parse(text);
    return { listing: readers[z.parse(StoreSchema, line).platform](line) };
  } catch (error) {
    return { reason: explainBroken(error).slice(0, MAX_REASON_CHARS) };
  }
}

function explainBroken(error: unknown): string {
  if (error instanceof z.core.$ZodError) {
    const [issue] = error.issues;
    return `${issue?.path.join(".") || "the line"}: ${issue?.message ?? "isn't a listing"}`;
  }
  return `not JSON: ${error instanceof Error ? error.message : String(error)}`;
}
