import { eq } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { publishedVersions } from "../releases.schema";

/** Returns the digests of all versions of a release that were ever published, by version. */
export async function findDigests(db: Executor, release: string): Promise<ReadonlyMap<string, string>> {
  const { version, digest } = publishedVersions;
  const rows = await db
    .select({ version, digest })
    .from(publishedVersions)
    .where(eq(publishedVersions.release, release));
  return new Map(rows.map((row) => [row.version, row.digest]));
}

/** Stores the digest of a version; an existing digest is kept. */
export async function insertDigest(
  db: Executor,
  published: Pick<typeof publishedVersions.$inferInsert, "release" | "version" | "digest">,
): Promise<void> {
  await db.insert(publishedVersions).values(published).onConflictDoNothing();
}
