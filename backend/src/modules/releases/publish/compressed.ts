import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import type { GateFinding } from "@listwise/contracts/releases";
import type { Files } from "./store-folder";

const unpackers = { ".br": promisify(brotliDecompress), ".gz": promisify(gunzip) };

async function unpack(name: string, content: Buffer, most: number): Promise<Buffer | null> {
  const ending = name.slice(-3);
  if (ending !== ".br" && ending !== ".gz") return null;
  try {
    return await unpackers[ending](content, { maxOutputLength: most });
  } catch {
    // Either not compressed, or larger than the original file: in both cases it isn't that file.
    return null;
  }
}

/** Checks that precompressed files (`.br`, `.gz`) decompress to the files that they replace. */
export async function checkCompressed(files: Files): Promise<GateFinding[]> {
  const found: GateFinding[] = [];
  for (const [name, content] of files) {
    if (!/\.(br|gz)$/.test(name)) continue;
    const plain = files.get(name.slice(0, -3));
    const same = plain && (await unpack(name, content, plain.length + 1))?.equals(plain);
    if (!same) {
      const message = `${name} isn't the compressed form of ${name.slice(0, -3)}: browsers would get another file. Rebuild it.`;
      found.push({ level: "error", rule: "integrity", message });
    }
  }
  return found;
}
