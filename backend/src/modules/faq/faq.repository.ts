import { FAQ_CATEGORIES, type FaqCategory, type FaqInput } from "@listwise/contracts/content";
import { and, asc, count, eq, ilike, isNotNull, max, or, sql, type SQL } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { containsPattern } from "../../infra/db/search-pattern";
import { matchesVersion, createNextVersion } from "../../infra/db/versions";
import { getOnlyRow } from "../../infra/db/get-only-row";
import { faqs } from "./faq.schema";

export type FaqRow = typeof faqs.$inferSelect;

export interface FaqFilter {
  category?: FaqCategory | undefined;
  subcategory?: string | undefined;
  search?: string | undefined;
  isActive?: boolean | undefined;
}

const inOrder = [
  sql`array_position(${sql.raw(`array['${FAQ_CATEGORIES.join("','")}']`)}, ${faqs.category})`,
  asc(faqs.sortOrder),
  asc(faqs.id),
];

/** Requires that each word appears in the question, the answer or the subcategory. */
function buildWordFilters(search: string): (SQL | undefined)[] {
  const words = search.split(/\s+/).filter(Boolean);
  return words.map((word) => {
    const pattern = containsPattern(word);
    return or(...[faqs.question, faqs.answer, faqs.subcategory].map((column) => ilike(column, pattern)));
  });
}

function buildFaqFilter({ category, subcategory, search, isActive }: FaqFilter): SQL | undefined {
  return and(
    category === undefined ? undefined : eq(faqs.category, category),
    subcategory ? eq(faqs.subcategory, subcategory) : undefined,
    isActive === undefined ? undefined : eq(faqs.isActive, isActive),
    ...buildWordFilters(search ?? ""),
  );
}

export function findFaqs(db: Executor, filter: FaqFilter): Promise<FaqRow[]> {
  return db
    .select()
    .from(faqs)
    .where(buildFaqFilter(filter))
    .orderBy(...inOrder);
}

export async function findFaq(db: Executor, id: number): Promise<FaqRow | null> {
  const [row] = await db.select().from(faqs).where(eq(faqs.id, id));
  return row ?? null;
}

export async function countFaqs(db: Executor, filter: FaqFilter): Promise<Map<FaqCategory, number>> {
  const rows = await db
    .select({ category: faqs.category, count: count() })
    .from(faqs)
    .where(buildFaqFilter(filter))
    .groupBy(faqs.category);
  return new Map(rows.map((row) => [row.category, row.count]));
}

export async function findSubcategories(db: Executor, filter: FaqFilter): Promise<string[]> {
  const rows = await db
    .selectDistinct({ name: faqs.subcategory })
    .from(faqs)
    .where(and(buildFaqFilter(filter), isNotNull(faqs.subcategory)))
    .orderBy(asc(faqs.subcategory));
  return rows.flatMap(({ name }) => (name ? [name] : []));
}

/** Inserts a question at the end of its category. */
export async function insertFaq(db: Executor, input: FaqInput): Promise<FaqRow> {
  const [last] = await db
    .select({ order: max(faqs.sortOrder) })
    .from(faqs)
    .where(eq(faqs.category, input.category));
  return getOnlyRow(
    await db
      .insert(faqs)
      .values({ ...input, sortOrder: (last?.order ?? -1) + 1 })
      .returning(),
  );
}

/** Updates a question. Returns `null` if it doesn't exist or, given a `version`, has changed since. */
export async function updateFaq(
  db: Executor,
  id: number,
  change: Partial<FaqRow> | { isActive: SQL },
  version?: string,
): Promise<FaqRow | null> {
  const isCurrent = version === undefined ? undefined : matchesVersion(faqs.updatedAt, version);
  const [row] = await db
    .update(faqs)
    .set({ ...change, updatedAt: createNextVersion(faqs.updatedAt) })
    .where(and(eq(faqs.id, id), isCurrent))
    .returning();
  return row ?? null;
}

export const toggleFaq = (db: Executor, id: number): Promise<FaqRow | null> =>
  updateFaq(db, id, { isActive: sql`not ${faqs.isActive}` });

export async function deleteFaq(db: Executor, id: number): Promise<FaqRow | null> {
  const [row] = await db.delete(faqs).where(eq(faqs.id, id)).returning();
  return row ?? null;
}
