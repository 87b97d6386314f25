import type { Database } from "../../../../infra/db/database";
import type { Pace } from "../store-source";
import type { AppleHosts } from "./apple-hosts";
import { createBucketKey } from "../live/egress";
import { BREAKER, findHostState, type StoreHost } from "../live/host-rate-limit.repository";

/**
 * Returns the current search rate. A search loads the web page and looks up the apps it lists; while the page fails,
 * iTunes is used instead.
 */
export async function loadPace(
  db: Database,
  { web, itunes }: AppleHosts,
  egressNames: readonly (string | null)[],
): Promise<Pace> {
  const findState = ({ bucket }: StoreHost) =>
    findHostState(
      db,
      egressNames.map((name) => createBucketKey(bucket.host, name)),
    );
  const [page, plain] = await Promise.all([findState(web), findState(itunes)]);
  if (plain.failures >= BREAKER.failures) {
    return {
      perMinute: null,
      reason: "The store hasn't responded recently, so requests are paused for a while.",
    };
  }
  const waitSeconds = page.failures > 0 ? plain.waitSeconds : Math.max(page.waitSeconds, plain.waitSeconds);
  const perMinute = Math.min(web.bucket.perMinute, itunes.bucket.perMinute) * egressNames.length;
  return { perMinute, waitSeconds };
}
