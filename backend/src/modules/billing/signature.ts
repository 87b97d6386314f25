import { createHmac, timingSafeEqual } from "node:crypto";

/** How far a signature's time may be from ours: clocks differ, but what was caught today is no good tomorrow. */
const TOLERANCE_SECONDS = 60;

export function signatureOf(secret: string, timestamp: string, body: string): string {
  return createHmac("sha256", secret).update(`${timestamp}:${body}`).digest("hex");
}

/** Whether the header `ts=…;h1=…` signs exactly these bytes, now. More than one h1 is there while a secret is changed. */
export function isSigned(
  secret: string,
  header: string | undefined,
  body: string,
  now = Date.now(),
): boolean {
  const parts = (header ?? "").split(";").map((part) => part.trim().split("="));
  const timestamp = parts.find(([name]) => name === "ts")?.[1] ?? "";
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const expected = Buffer.from(signatureOf(secret, timestamp, body), "hex");
  return parts.some(([name, value = ""]) => {
    if (name !== "h1" || !/^[0-9a-f]{64}$/i.test(value)) return false;
    return timingSafeEqual(Buffer.from(value, "hex"), expected);
  });
}
