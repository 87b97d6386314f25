import type { Release } from "@listwise/contracts/remotes";
import type { Executor } from "../../../infra/db/database";
import { fail } from "../../../infra/http/errors";
import { findDigests, insertDigest } from "./published.repository";
import { predictDigest, readDigest, listStoredVersions, type Files } from "./store-folder";

/**
 * Checks that a version wasn't published before with other files, even if it has since been removed: browsers and
 * proxies cache a version's files for a year. Versions that were added to the release repository in another way are
 * recorded first.
 *
 * @throws CONFLICT if its files differ
 */
export async function assertUnchanged(
  db: Executor,
  releasesDir: string,
  release: Release,
  files: Files,
): Promise<void> {
  const { name, version } = release;
  const digests = await findDigests(db, name);
  for (const stored of await listStoredVersions(releasesDir, name)) {
    if (digests.has(stored.version)) continue;
    const digest = await readDigest(releasesDir, name, stored.version);
    await insertDigest(db, { release: name, version: stored.version, digest });
  }
  const before = digests.get(version);
  if (before === undefined || before === predictDigest(release, files)) return;
  const reason = `${name} ${version} was published before with other files, and a version never changes.`;
  throw fail("CONFLICT", `${reason} Build a new one.`);
}

/** Records a version that was added to the release repository, and the account that published it. */
export async function recordPublished(
  db: Executor,
  release: Release,
  files: Files,
  publishedBy: number | null,
): Promise<void> {
  const { name, version } = release;
  await insertDigest(db, { release: name, version, digest: predictDigest(release, files), publishedBy });
}
