import { getReleasePointer, parseReleasePointers } from "@listwise/contracts/releases";
import { ReleaseSchema, type Release } from "@listwise/contracts/remotes";
import { z } from "zod";
import { createReleaseSource } from "./create-release-source";
import type { Config } from "../../infra/config/config";

/** Returns every stable and canary release of the site, from its folder or its release host; none before the first one. */
export async function readLiveManifests(
  config: Pick<Config, "releaseHost" | "releasesDir">,
): Promise<Release[]> {
  const source = createReleaseSource(config);
  const pointer = await source.pointer();
  if (pointer === null) return [];
  const live = parseReleasePointers(JSON.parse(await pointer.read()));
  const versions = Object.keys(live.releases).flatMap((name) => {
    const { stable, canary } = getReleasePointer(live, name);
    return [stable, canary?.version ?? null].flatMap((version) =>
      version === null ? [] : [{ name, version }],
    );
  });
  return Promise.all(
    versions.map(async ({ name, version }) =>
      z.parse(ReleaseSchema, JSON.parse(await source.read(name, version, "release.json"))),
    ),
  );
}
