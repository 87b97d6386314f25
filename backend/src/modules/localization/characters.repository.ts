import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { translatedCharacters } from "./localization.schema";

const today = sql<string>`(now() at time zone 'utc')::date`;

/** Adds characters to the user's count of the day. Returns false, without counting, if that would exceed the limit. */
export async function reserveCharacters(
  db: Executor,
  userId: number,
  characters: number,
  limit: number,
): Promise<boolean> {
  if (characters > limit) return false;
  const total = sql`${translatedCharacters.characters} + ${characters}`;
  const rows = await db
    .insert(translatedCharacters)
    .values({ userId, day: today, characters })
    .onConflictDoUpdate({
      target: [translatedCharacters.userId, translatedCharacters.day],
      set: { characters: total },
      setWhere: sql`${total} <= ${limit}`,
    })
    .returning({ characters: translatedCharacters.characters });
  return rows.length > 0;
}

/** Removes characters from the count that were not translated after all. */
export async function releaseCharacters(db: Executor, userId: number, characters: number): Promise<void> {
  await db
    .update(translatedCharacters)
    .set({ characters: sql`greatest(0, ${translatedCharacters.characters} - ${characters})` })
    .where(and(eq(translatedCharacters.userId, userId), eq(translatedCharacters.day, today)));
}
