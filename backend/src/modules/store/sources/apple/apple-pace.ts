import type { Database } from "../../../../platform/database";
import type { Pace } from "../../store-source";
import type { AppleHosts } from "./apple-hosts";
import { BREAKER, stateOf } from "./host-gate.repository";

/** A search asks the web page, and looks up what it lists; while the page fails, iTunes is asked in its place. */
export async function paceOf(db: Database, { web, itunes }: AppleHosts): Promise<Pace> {
  const [page, plain] = await Promise.all([stateOf(db, web.bucket.host), stateOf(db, itunes.bucket.host)]);
  if (plain.failures >= BREAKER.failures) {
    return { perMinute: null, reason: "The store has not answered lately and is left alone for a while." };
  }
  const waitSeconds = page.failures > 0 ? plain.waitSeconds : Math.max(page.waitSeconds, plain.waitSeconds);
  return { perMinute: Math.min(web.bucket.perMinute, itunes.bucket.perMinute), waitSeconds };
}
