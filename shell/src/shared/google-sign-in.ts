import { GOOGLE_START_PATH } from "@listwise/contracts/auth";
import { z } from "@listwise/contracts/zod";
import { tabStorage } from "@listwise/shared-auth";

const KEY = "google-sign-in";

const AttemptSchema = z.object({ verifier: z.string(), purpose: z.enum(["sign-in", "link"]) });

/** A pending Google sign-in (PKCE). The verifier stays in this tab; the returned code is worthless without it. */
export type GoogleAttempt = z.infer<typeof AttemptSchema>;

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/**
 * Returns the URL that starts the Google sign-in, and stores the PKCE verifier in this tab.
 *
 * @throws Error if the tab can't store data
 */
export async function prepareGoogleSignIn(purpose: GoogleAttempt["purpose"]): Promise<string> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  if (!tabStorage.setJson(KEY, { verifier, purpose })) throw new Error("Failed to store authentication data");
  const query = new URLSearchParams({ challenge: base64url(new Uint8Array(hash)), purpose });
  return `/api${GOOGLE_START_PATH}?${query}`;
}

/** Returns the pending attempt of this tab and removes it, or `null`. */
export function consumeGoogleAttempt(): GoogleAttempt | null {
  const kept = z.safeParse(AttemptSchema, tabStorage.getJson(KEY));
  tabStorage.remove(KEY);
  return kept.success ? kept.data : null;
}
