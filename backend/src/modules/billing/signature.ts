import { createHmac, timingSafeEqual } from "node:crypto";

/** Maximum age of a signature: allows for clock skew and prevents replays. */
const TOLERANCE_SECONDS = 60;

export function computeSignature(secret: string, timestamp: string, body: string): string {
  return createHmac("sha256", secret).update(`${timestamp}:${body}`).digest("hex");
}

/** Returns true if the header `ts=…;h1=…` is a valid, recent signature of the body. It has several `h1` during secret rotation. */
export function isSignatureValid(
  secret: string,
  header: string | undefined,
  body: string,
  now = Date.now(),
): boolean {
  const parts = (header ?? "").split(";").map((part) => part.trim().split("="));
  const timestamp = parts.find(([name]) => name === "ts")?.[1] ?? "";
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const expected = Buffer.from(computeSignature(secret, timestamp, body), "hex");
  return parts.some(([name, value = ""]) => {
    if (name !== "h1" || !/^[0-9a-f]{64}$/i.test(value)) return false;
    return timingSafeEqual(Buffer.from(value, "hex"), expected);
  });
}
