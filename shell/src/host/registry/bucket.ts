import { BUCKET_COOKIE, BUCKET_HEADER } from "@listwise/contracts/remotes";
import { storage } from "@listwise/shared-auth";

const KEY = "release-bucket";

function isBucket(text: string | null): text is string {
  return text !== null && /^\d{1,2}$/.test(text);
}

/** Returns this browser's canary bucket, 0–99. The script in the HTML draws one too; the first value is kept. */
export function getBucket(): string {
  const known = storage.get(KEY);
  if (isBucket(known)) return known;
  const drawn = String(Math.floor(Math.random() * 100));
  storage.set(KEY, drawn);
  document.cookie = `${BUCKET_COOKIE}=${drawn}; path=/; max-age=31536000; samesite=lax`;
  return drawn;
}

/** Returns the headers of the registry request. */
export function getRegistryHeaders(token: string | null): Record<string, string> {
  return { [BUCKET_HEADER]: getBucket(), ...(token && { Authorization: `Bearer ${token}` }) };
}
