import { and, eq } from "drizzle-orm";
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
  published: Pick<typeof publishedVersions.$inferInsert, "release" | "version" | "digest" | "publishedBy">,
): Promise<void> {
  await db.insert(publishedVersions).values(published).onConflictDoNothing();
}

/** Returns the account that published a version; `null` if it is unknown. */
export async function findPublisher(
  db: Executor,
  { name, version }: { name: string; version: string },
): Promise<number | null> {
  const { publishedBy, release } = publishedVersions;
  const [row] = await db
    .select({ publishedBy })
    .from(publishedVersions)
    .where(and(eq(release, name), eq(publishedVersions.version, version)));
  return row?.publishedBy ?? null;
}
