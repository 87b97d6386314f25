import type { ReviewTheme } from "@listwise/contracts/reviews";
import { and, isNull, or, sql } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { columns, on, type ReviewRow, type Shelf } from "./reviews.repository";
import { reviews } from "./reviews.schema";

/** Facts that are computed from a review. */
export interface ReviewFacts {
  id: string;
  mood: number;
  themes: readonly ReviewTheme[];
  language: string | null;
}

/** Returns reviews whose facts haven't been computed yet. */
export async function findUnread(db: Executor, shelf: Shelf, limit: number): Promise<ReviewRow[]> {
  return db
    .select(columns)
    .from(reviews)
    .where(and(on(shelf), or(isNull(reviews.mood), isNull(reviews.themes))))
    .limit(limit);
}

export async function saveFacts(db: Executor, shelf: Shelf, facts: readonly ReviewFacts[]): Promise<void> {
  if (facts.length === 0) return;
  const rows = sql.join(
    facts.map(
      ({ id, mood, themes, language }) =>
        sql`(${id}::text, ${mood}::smallint, ${sql.param([...themes])}::text[], ${language}::text)`,
    ),
    sql`, `,
  );
  await db.execute(sql`
    update ${reviews} set mood = seen.mood, themes = seen.themes, language = seen.language
    from (values ${rows}) as seen (id, mood, themes, language)
    where ${on(shelf)} and ${reviews.id} = seen.id`);
}
