import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { translatedCharacters } from "./localization.schema";

const today = sql<string>`(now() at time zone 'utc')::date`;

/** Counts characters in, unless they pass the limit of the day: then nothing is counted and the answer is false. */
export async function takeCharacters(
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

/** Counts characters out again that were not translated after all. */
export async function giveBackCharacters(db: Executor, userId: number, characters: number): Promise<void> {
  await db
    .update(translatedCharacters)
    .set({ characters: sql`greatest(0, ${translatedCharacters.characters} - ${characters})` })
    .where(and(eq(translatedCharacters.userId, userId), eq(translatedCharacters.day, today)));
}
