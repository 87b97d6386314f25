import { jwtDecode } from "jwt-decode";
import { singleton } from "../platform/singleton";

const clock = singleton("clock", () => ({ offset: 0 }));

/** The server's time in milliseconds, as far as the last token told it. */
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

/** Learns how far this device's clock is off from a token that was issued just now. */
export function learnClock(token: string): void {
  const issued = claims(token)?.iat;
  if (typeof issued !== "number") return;
  const offset = issued * 1000 - Date.now();
  clock.offset = Math.abs(offset) > 30_000 ? offset : 0;
}

/** Whether the token has three parts and an expiry that is not in the past. Says nothing about its signature. */
export function tokenIsLive(token: string | null | undefined, now: number = serverNow()): boolean {
  const expiry = token ? claims(token)?.exp : undefined;
  return typeof expiry === "number" && Number.isFinite(expiry) && expiry * 1000 > now;
}
