import { and, count, desc, gte, sql } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { columns, on, type ReviewRow, type Shelf } from "./reviews.repository";
import { reviews } from "./reviews.schema";

const since = (shelf: Shelf, from: Date | null) =>
  and(on(shelf), from === null ? undefined : gte(reviews.date, from));

/** Returns the number of reviews since a date; `null` means all. */
export async function countReviews(db: Executor, shelf: Shelf, from: Date | null): Promise<number> {
  const [row] = await db.select({ value: count() }).from(reviews).where(since(shelf, from));
  return row?.value ?? 0;
}

const BATCH = 1_000;

/** Yields all reviews since a date, newest first, in batches to limit memory. */
export async function* readReviews(
  db: Executor,
  shelf: Shelf,
  from: Date | null,
  limit: number,
): AsyncGenerator<ReviewRow> {
  let last: ReviewRow | undefined;
  for (let left = limit; left > 0; left -= BATCH) {
    const after = last && sql`(${reviews.date}, ${reviews.id}) < (${last.date.toISOString()}, ${last.id})`;
    const rows: ReviewRow[] = await db
      .select(columns)
      .from(reviews)
      .where(and(since(shelf, from), after))
      .orderBy(desc(reviews.date), desc(reviews.id))
      .limit(Math.min(BATCH, left));
    yield* rows;
    last = rows.at(-1);
    if (rows.length < BATCH) return;
  }
}
