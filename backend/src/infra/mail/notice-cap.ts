import { createHash } from "node:crypto";
import type { Audit } from "../security/audit";
import type { Executor } from "../db/database";
import type { Limiter } from "../security/limiter";
import type { Logger } from "../logging/logger";

const DAY_SECONDS = 86_400;

/**
 * Maximum number of notices of one kind to one address per day; chosen by us, the same as for emails that a request
 * asks for.
 */
export const MAX_NOTICES_PER_DAY = 20;

/** Services that counting notices needs. */
export interface NoticeCounters {
  limiter: Limiter;
  audit: Audit;
  log: Logger;
}

/**
 * Counts a notice to an address within the transaction of the event it reports. Returns `send`, `send-last` for the
 * last one of its kind that day, or `leave-out` after that. Every dropped notice is logged; the first one also gets an
 * audit entry.
 */
export async function countNotice(
  { limiter, audit, log }: NoticeCounters,
  { to, template }: { to: string; template: string },
  within?: Executor,
): Promise<"send" | "send-last" | "leave-out"> {
  const address = createHash("sha256").update(to.toLowerCase()).digest("base64url");
  const { hits } = await limiter.hit(`notices:${template}:${address}`, DAY_SECONDS, within);
  if (hits < MAX_NOTICES_PER_DAY) return "send";
  if (hits === MAX_NOTICES_PER_DAY) return "send-last";
  log.warn({ template }, "a notice was dropped: too many of its kind went to one address");
  if (hits === MAX_NOTICES_PER_DAY + 1) {
    const details = `${template} to ${to}: ${MAX_NOTICES_PER_DAY} were sent within a day, further ones are dropped`;
    await audit.record({ action: "mail.left-out", result: "denied", details }, within);
  }
  return "leave-out";
}
