import { and, count, desc, eq, gt, lte, ne, sql } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { getOnlyRow } from "../../../infra/db/get-only-row";
import { releasePreviews } from "../releases.schema";

export type PreviewRow = typeof releasePreviews.$inferSelect;

const { id, owner, label, versions, createdAt, expiresAt } = releasePreviews;
const isLiving = gt(expiresAt, sql`now()`);

export async function findPreviewById(db: Executor, wanted: string): Promise<PreviewRow | null> {
  const [row] = await db
    .select()
    .from(releasePreviews)
    .where(and(eq(id, wanted), isLiving));
  return row ?? null;
}

/** Returns the living previews, newest first; only those of one owner if it is given. */
export async function listPreviews(db: Executor, of?: string): Promise<PreviewRow[]> {
  return db
    .select()
    .from(releasePreviews)
    .where(and(isLiving, of === undefined ? undefined : eq(owner, of)))
    .orderBy(desc(createdAt), id);
}

/** Returns the number of an owner's living previews with other labels. */
export async function countOtherPreviews(
  db: Executor,
  one: Pick<PreviewRow, "owner" | "label">,
): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(releasePreviews)
    .where(and(isLiving, eq(owner, one.owner), ne(label, one.label)));
  return row?.count ?? 0;
}

/** Adds a preview, or its versions to the owner's preview with the same label, which keeps its id. */
export async function upsertPreview(
  db: Executor,
  { days, ...preview }: Omit<typeof releasePreviews.$inferInsert, "expiresAt"> & { days: number },
): Promise<PreviewRow> {
  const until = sql`now() + make_interval(days => ${days})`;
  return getOnlyRow(
    await db
      .insert(releasePreviews)
      .values({ ...preview, expiresAt: until })
      .onConflictDoUpdate({
        target: [owner, label],
        set: { versions: sql`${versions} || excluded.versions`, expiresAt: until },
      })
      .returning(),
  );
}

/** Deletes a preview; only one of the owner's if it is given. Returns `null` if it doesn't exist. */
export async function deletePreview(db: Executor, wanted: string, of?: string): Promise<PreviewRow | null> {
  const [row] = await db
    .delete(releasePreviews)
    .where(and(eq(id, wanted), isLiving, of === undefined ? undefined : eq(owner, of)))
    .returning();
  return row ?? null;
}

export async function deleteExpiredPreviews(db: Executor): Promise<void> {
  await db.delete(releasePreviews).where(lte(expiresAt, sql`now()`));
}

/** Returns the versions of a release in living previews. */
export async function findPreviewedVersions(db: Executor, release: string): Promise<string[]> {
  const rows = await listPreviews(db);
  return rows.flatMap((row) => (Object.hasOwn(row.versions, release) ? (row.versions[release] ?? []) : []));
}
