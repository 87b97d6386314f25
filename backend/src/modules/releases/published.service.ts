import type { Release } from "@listwise/contracts";
import type { Executor } from "../../platform/database";
import { fail } from "../../platform/errors";
import { findDigests, insertDigest } from "./published.repository";
import { predictDigest, readDigest, storedVersions, type Files } from "./store-folder";

/**
 * Refuses a version that was published before with other files, also when it left the store since: browsers and proxies
 * keep files of a version for a year. Versions that came into the store in another way are recorded first.
 *
 * @throws `CONFLICT`
 */
export async function assertUnchanged(
  db: Executor,
  releasesDir: string,
  release: Release,
  files: Files,
): Promise<void> {
  const { name, version } = release;
  const digests = await findDigests(db, name);
  for (const stored of await storedVersions(releasesDir, name)) {
    if (digests.has(stored.version)) continue;
    const digest = await readDigest(releasesDir, name, stored.version);
    await insertDigest(db, { release: name, version: stored.version, digest });
  }
  const before = digests.get(version);
  if (before === undefined || before === predictDigest(release, files)) return;
  const reason = `${name} ${version} was published before with other files, and a version never changes.`;
  throw fail("CONFLICT", `${reason} Build a new one.`);
}

/** Records a version that is in the store from now on. */
export async function recordPublished(db: Executor, release: Release, files: Files): Promise<void> {
  const { name, version } = release;
  await insertDigest(db, { release: name, version, digest: predictDigest(release, files) });
}
