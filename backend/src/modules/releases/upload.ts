import type { Release } from "@listwise/contracts";
import { fail } from "../../platform/errors";
import type { Files } from "./store-folder";

const MOST_BYTES = 30 * 1024 * 1024;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** The uploaded files, decoded. Whether they may be stored is for the gate to say. */
export function decodeUpload(
  name: string,
  { release, files }: { release: Release; files: Readonly<Record<string, string>> },
): Files {
  if (release.name !== name) {
    throw fail("VALIDATION_FAILED", `This is a release of ${release.name}, not of ${name}.`);
  }
  let bytes = 0;
  const decoded = new Map<string, Buffer>();
  for (const [file, text] of Object.entries(files)) {
    if (!BASE64.test(text)) throw fail("VALIDATION_FAILED", `The content of ${file} is not base64.`);
    const content = Buffer.from(text, "base64");
    bytes += content.length;
    decoded.set(file, content);
  }
  if (bytes > MOST_BYTES) {
    throw fail("PAYLOAD_TOO_LARGE", `A release may have ${MOST_BYTES / 1024 / 1024} MB of files.`);
  }
  return decoded;
}
