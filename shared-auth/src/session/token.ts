import { jwtDecode } from "jwt-decode";
import { singleton } from "../platform/singleton";

/** Smaller differences are network latency, not clock skew. Chosen by us. */
const TOLERANCE_MS = 30_000;

const clock = singleton("clock", () => ({ offset: 0 }));

/** Returns the server's current time in milliseconds, estimated from its last response. */
export function getServerTime(): number {
  return Date.now() + clock.offset;
}

type Claims = { exp?: number; iat?: number } | null;

/** The token that was decoded last: each navigation asks for each guard whether it is live. */
let last: { token: string; claims: Claims } | undefined;

function decodeClaims(token: string): Claims {
  if (last?.token !== token) last = { token, claims: readClaims(token) };
  return last.claims;
}

function readClaims(token: string): Claims {
  if (token.split(".").length !== 3) return null;
  try {
    return jwtDecode(token);
  } catch {
    return null; // An unreadable token is not live.
  }
}

/**
 * Measures the offset of this device's clock from a server timestamp in milliseconds; ignores values that
 * aren't finite.
 */
export function syncClock(serverTime: number): void {
  if (!Number.isFinite(serverTime)) return;
  const offset = serverTime - Date.now();
  clock.offset = Math.abs(offset) > TOLERANCE_MS ? offset : 0;
}

/** Returns the time of issue in milliseconds, or `NaN` if the token does not contain it. */
export function getIssuedAt(token: string): number {
  return (decodeClaims(token)?.iat ?? Number.NaN) * 1000;
}

/** Returns true if the token has three parts and has not expired. Does not verify the signature. */
export function isTokenLive(token: string | null | undefined, now: number = getServerTime()): boolean {
  const expiry = token ? decodeClaims(token)?.exp : undefined;
  return typeof expiry === "number" && Number.isFinite(expiry) && expiry * 1000 > now;
}
