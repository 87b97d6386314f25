import type { Release } from "@listwise/contracts/remotes";
import { fail } from "../../../infra/http/errors";
import type { Files } from "./store-folder";

const MAX_BYTES = 30 * 1024 * 1024;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/**
 * Decodes the uploaded files. The gate decides whether they may be stored.
 *
 * @throws VALIDATION_FAILED for another release's name or invalid base64; PAYLOAD_TOO_LARGE
 */
export function decodeUpload(
  name: string,
  { release, files }: { release: Release; files: Readonly<Record<string, string>> },
): Files {
  if (release.name !== name) {
    throw fail("VALIDATION_FAILED", `This release belongs to ${release.name}, not to ${name}.`);
  }
  let bytes = 0;
  const decoded = new Map<string, Buffer>();
  for (const [file, text] of Object.entries(files)) {
    if (!BASE64.test(text))
      throw fail("VALIDATION_FAILED", `The content of ${file} isn't valid base64. Publish it again.`);
    const content = Buffer.from(text, "base64");
    bytes += content.length;
    decoded.set(file, content);
  }
  if (bytes > MAX_BYTES) {
    throw fail("PAYLOAD_TOO_LARGE", `The files of a release can have up to ${MAX_BYTES / 1024 / 1024} MB.`);
  }
  return decoded;
}
