import type { Config } from "../../infra/config/config";
import { createFolderSource } from "./folder-source";
import { createHostSource } from "./host-source";
import type { ReleaseSource } from "./release-source";

/** Creates the source of the site's releases: a release host, or the folder of this site. */
export function createReleaseSource({
  releaseHost,
  releasesDir,
}: Pick<Config, "releaseHost" | "releasesDir">): ReleaseSource {
  return releaseHost === null ? createFolderSource(releasesDir) : createHostSource(releaseHost);
}
