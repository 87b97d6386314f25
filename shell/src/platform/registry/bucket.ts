import { BUCKET_COOKIE, BUCKET_HEADER } from "@listwise/contracts";
import { storage } from "@listwise/shared-auth";

const KEY = "release-bucket";

function isBucket(text: string | null): text is string {
  return text !== null && /^\d{1,2}$/.test(text);
}

/** The browser's number for canaries, 0–99. The page's own script draws it as well, whichever comes first. */
export function bucket(): string {
  const known = storage.get(KEY);
  if (isBucket(known)) return known;
  const drawn = String(Math.floor(Math.random() * 100));
  storage.set(KEY, drawn);
  document.cookie = `${BUCKET_COOKIE}=${drawn}; path=/; max-age=31536000; samesite=lax`;
  return drawn;
}

/** Headers the registry is asked with. */
export function registryHeaders(token: string | null): Record<string, string> {
  return { [BUCKET_HEADER]: bucket(), ...(token && { Authorization: `Bearer ${token}` }) };
}
