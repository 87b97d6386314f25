import { getTableColumns, sql } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { listings } from "../store.schema";

const entries = Object.entries(getTableColumns(listings));
const MIN_RATING_STEP = 0.1;

/** Returns the `on conflict do update` assignment of a column. */
function buildAssignment(name: string, type: string, keepKnown: boolean): string {
  if (name === "noted_rating") {
    return `noted_rating = case when listings.noted_rating is null or abs(excluded.rating - listings.noted_rating) >= ${MIN_RATING_STEP} - 1e-9
      then excluded.rating else listings.noted_rating end`;
  }
  if (!keepKnown) return `${name} = excluded.${name}`;
  if (type === "jsonb") return `${name} = coalesce(nullif(excluded.${name}, '[]'), listings.${name})`;
  return `${name} = coalesce(excluded.${name}, listings.${name})`;
}

/** Compared fields: the recorded name and its SQL expression as text. */
const FIELDS: readonly (readonly [field: string, text: string])[] = [
  ["name", "name"],
  ["subtitle", "subtitle"],
  ["description", "description"],
  ["price", "price::text"],
  ["version", "version"],
  ["icon", "icon"],
  ["screenshots", "screenshots::text"],
];

/** Compared fields that are recorded only if they were known before: stores don't tell them of all apps at all times. */
const FACTS: readonly (readonly [field: string, column: string])[] = [
  ["inAppPurchases", "in_app_purchases"],
  ["dataSafety", "data_safety"],
];

/**
 * Inserts or replaces listings and records the differences in the same statement. All rows are one JSON parameter,
 * because building the statement with one parameter per value takes most of the time.
 */
export async function writeListings(
  db: Executor,
  rows: (typeof listings.$inferInsert)[],
  keepKnown: boolean,
): Promise<void> {
  const names = sql.raw(entries.map(([, column]) => column.name).join(", "));
  const types = sql.raw(entries.map(([, column]) => `${column.name} ${column.getSQLType()}`).join(", "));
  const replaced = sql.raw(
    entries.map(([, column]) => buildAssignment(column.name, column.getSQLType(), keepKnown)).join(", "),
  );
  const pairs = sql.raw(
    [
      ...FIELDS.map(([field, text]) => `('${field}', known.${text}, fetched.${text})`),
      ...FACTS.map(
        ([field, column]) =>
          `('${field}', coalesce(known.${column}, fetched.${column})::text, fetched.${column}::text)`,
      ),
      `('rating', known.noted_rating::text, case when abs(fetched.rating - known.noted_rating) >= ${MIN_RATING_STEP} - 1e-9
        then fetched.rating::text else known.noted_rating::text end)`,
    ].join(", "),
  );
  const isValueKnown = keepKnown ? sql`and f.after is not null and f.after <> '[]'` : sql``;
  await db.execute(sql`
    with fetched as materialized (
      select * from json_to_recordset(${JSON.stringify(rows.map(byColumn))}::json) as r(${types})
    ), changed as (
      insert into listing_changes (app_id, source, country, field, before, after, previous_at, at)
      select known.app_id, known.source, known.country, f.field, f.before, f.after, known.fetched_at, fetched.fetched_at
      from fetched join listings known using (app_id, source, country)
      cross join lateral (values ${pairs}) as f(field, before, after)
      where known.fetched_at < fetched.fetched_at and f.before is distinct from f.after ${isValueKnown}
    )
    insert into listings (${names}) select ${names} from fetched
    on conflict (app_id, source, country) do update set ${replaced}`);
}

function byColumn(row: typeof listings.$inferInsert) {
  const values: Record<string, unknown> = row;
  return Object.fromEntries(entries.map(([key, column]) => [column.name, values[key]]));
}
