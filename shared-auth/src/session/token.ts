import { jwtDecode } from "jwt-decode";
import { singleton } from "../platform/singleton";

/** Below this a difference is the network's, not the clock's. */
const TOLERANCE_MS = 30_000;

const clock = singleton("clock", () => ({ offset: 0 }));

/** The server's time in milliseconds, as far as its last answer told it. */
export function serverNow(): number {
  return Date.now() + clock.offset;
}

function claims(token: string): { exp?: number; iat?: number } | null {
  if (token.split(".").length !== 3) return null;
  try {
    return jwtDecode(token);
  } catch {
    return null; // A token that cannot be read is not live; the caller treats it as absent.
  }
}

/** Learns how far this device's clock is off from a moment the server just named; another value is left alone. */
export function learnClock(serverTime: number): void {
  if (!Number.isFinite(serverTime)) return;
  const offset = serverTime - Date.now();
  clock.offset = Math.abs(offset) > TOLERANCE_MS ? offset : 0;
}

/** When the token was issued, in milliseconds; `NaN` when it does not say. */
export function issuedAt(token: string): number {
  return (claims(token)?.iat ?? Number.NaN) * 1000;
}

/** Whether the token has three parts and an expiry that is not in the past. Says nothing about its signature. */
export function tokenIsLive(token: string | null | undefined, now: number = serverNow()): boolean {
  const expiry = token ? claims(token)?.exp : undefined;
  return typeof expiry === "number" && Number.isFinite(expiry) && expiry * 1000 > now;
}
