import { endpoints } from "@listwise/contracts/endpoints";
import { findApiProblems, snapshotApi } from "@listwise/release-gate";
import type { Config } from "../../../infra/config/config";
import type { AppContext } from "../../../infra/context";
import { readLiveManifests } from "../../registry";

/** A live release that calls what this version of the server doesn't answer anymore. */
interface BrokenRelease {
  name: string;
  version: string;
  problems: string[];
}

/**
 * Compares the calls of all live releases with the API of this program. The gate does this when a release is published;
 * this is the other direction, for a new version of the server.
 */
export async function findBrokenReleases(
  config: Pick<Config, "releaseHost" | "releasesDir">,
): Promise<BrokenRelease[]> {
  const releases = await readLiveManifests(config);
  if (releases.length === 0) return [];
  const api = snapshotApi(endpoints);
  return releases
    .map((release) => ({
      name: release.name,
      version: release.version,
      problems: findApiProblems(release, api).map(({ message }) => message),
    }))
    .filter(({ problems }) => problems.length > 0);
}

/** Logs live releases that this server breaks. It starts anyway: the other releases work. */
export async function reportBrokenReleases({ config, log }: AppContext): Promise<void> {
  if (config.devAssets) return;
  try {
    for (const broken of await findBrokenReleases(config)) {
      log.error(broken, "a live release calls what this server doesn't answer; roll one of them back");
    }
  } catch (error) {
    log.warn({ err: error }, "the live releases can't be compared with the API");
  }
}
