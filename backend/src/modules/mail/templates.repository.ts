import { and, eq } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import type { MailWords } from "../../platform/mail-templates";
import { isVersion, nextVersion } from "../../platform/versions";
import { emailTemplates } from "./mail.schema";

export type WordsRow = typeof emailTemplates.$inferSelect;

export function findAllWords(db: Executor): Promise<WordsRow[]> {
  return db.select().from(emailTemplates);
}

export async function findWords(db: Executor, key: string): Promise<WordsRow | null> {
  const [row] = await db.select().from(emailTemplates).where(eq(emailTemplates.key, key));
  return row ?? null;
}

/**
 * Saves the text. Returns `null` if it was changed since `version`, the version that was edited (`null` for the default
 * text).
 */
export async function saveWords(
  db: Executor,
  key: string,
  words: MailWords,
  version: string | null,
): Promise<WordsRow | null> {
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
    .set({ ...words, updatedAt: nextVersion(emailTemplates.updatedAt) })
    .where(and(eq(emailTemplates.key, key), isVersion(emailTemplates.updatedAt, version)))
    .returning();
  return changed ?? null;
}

export async function deleteWords(db: Executor, key: string): Promise<void> {
  await db.delete(emailTemplates).where(eq(emailTemplates.key, key));
}
