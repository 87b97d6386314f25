import { and, eq } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import type { MailContent } from "../../infra/mail/mail-templates";
import { matchesVersion, createNextVersion } from "../../infra/db/versions";
import { emailTemplates } from "./mail.schema";

export type ContentRow = typeof emailTemplates.$inferSelect;

export function findAllContent(db: Executor): Promise<ContentRow[]> {
  return db.select().from(emailTemplates);
}

export async function findContent(db: Executor, key: string): Promise<ContentRow | null> {
  const [row] = await db.select().from(emailTemplates).where(eq(emailTemplates.key, key));
  return row ?? null;
}

/**
 * Saves the text. Returns `null` if it was changed since `version`, the version that was edited (`null` for the default
 * text).
 */
export async function saveContent(
  db: Executor,
  key: string,
  words: MailContent,
  version: string | null,
): Promise<ContentRow | null> {
  if (version === null) {
    const [added] = await db
      .insert(emailTemplates)
      .values({ key, ...words })
      .onConflictDoNothing()
      .returning();
    return added ?? null;
  }
  const [changed] = await db
    .update(emailTemplates)
    .set({ ...words, updatedAt: createNextVersion(emailTemplates.updatedAt) })
    .where(and(eq(emailTemplates.key, key), matchesVersion(emailTemplates.updatedAt, version)))
    .returning();
  return changed ?? null;
}

export async function deleteContent(db: Executor, key: string): Promise<void> {
  await db.delete(emailTemplates).where(eq(emailTemplates.key, key));
}
