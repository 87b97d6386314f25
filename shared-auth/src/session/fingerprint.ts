import { createRandomId } from "../platform/random-id";
import { storage } from "../storage/safe-storage";

const KEY = "fingerprint";

/** Returns the random ID of this browser, created on first use. It contains no information about the device. */
export function getFingerprint(): string {
  const known = storage.get(KEY);
  if (known && /^[0-9a-f]{32}$/.test(known)) return known;
  const made = createRandomId();
  storage.set(KEY, made);
  return made;
}
