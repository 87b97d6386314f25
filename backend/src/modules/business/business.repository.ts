import type { PeriodSegment } from "@listwise/contracts/admin";
import { inArray, sql, type SQL } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import { getOnlyRow } from "../../infra/db/get-only-row";
import { selectAccountDays } from "../accounts";
import { getCondition, isCustomer, users } from "./conditions.repository";
import type { Window } from "./windows";

const accountDays = selectAccountDays();

/** Counts the accounts of every group in a period. */
export async function countSegments(db: Executor, window: Window): Promise<Record<PeriodSegment, number>> {
  const count = (name: PeriodSegment) =>
    sql<number>`count(*) filter (where ${getCondition(name, window)})`.mapWith(Number);
  return getOnlyRow(
    await db
      .select({
        accounts: count("accounts"),
        new: count("new"),
        active: count("active"),
        paying: count("paying"),
        trying: count("trying"),
        converted: count("converted"),
        upgraded: count("upgraded"),
        churned: count("churned"),
        "second-week": count("second-week"),
        confirmed: count("confirmed"),
        tracked: count("tracked"),
        own: count("own"),
        keywords: count("keywords"),
        returned: count("returned"),
      })
      .from(users),
  );
}

/** Returns the ids of the accounts that meet a condition. */
export async function findAccountIds(db: Executor, condition: SQL): Promise<number[]> {
  const rows = await db.select({ id: users.id }).from(users).where(condition);
  return rows.map(({ id }) => id);
}

/** A number of accounts by the Monday of the week of their registration. `offset` is `null` for all of the week's accounts. */
export interface CohortCount {
  week: string;
  offset: number | null;
  accounts: number;
}

/** Counts the accounts that registered since a Monday, by week, and how many of them were active in each week after. */
export async function countCohorts(db: Executor, since: Date): Promise<CohortCount[]> {
  const registered = sql`${users.createdAt} at time zone 'UTC'`;
  const week = sql`date_trunc('week', ${registered})::date`;
  const offset = sql<number | null>`(${accountDays.day} - ${week}) / 7`;
  const text = sql<string>`to_char(${week}, 'YYYY-MM-DD')`;
  const where = sql`${isCustomer} and ${users.createdAt} >= ${since.toISOString()}::timestamptz`;
  const [sizes, active] = await Promise.all([
    db
      .select({ week: text, accounts: sql<number>`count(*)`.mapWith(Number) })
      .from(users)
      .where(where)
      .groupBy(sql`1`),
    db
      .select({ week: text, offset, accounts: sql<number>`count(distinct ${users.id})`.mapWith(Number) })
      .from(users)
      .innerJoin(accountDays, sql`${accountDays.userId} = ${users.id} and ${accountDays.day} >= ${week}`)
      .where(where)
      .groupBy(sql`1`, sql`2`),
  ]);
  return [...sizes.map((row) => ({ ...row, offset: null })), ...active];
}

/** Returns names, addresses and plans of accounts by id. */
export async function findAccounts(db: Executor, ids: readonly number[]) {
  const { id, name, email, plan } = users;
  const rows = await db
    .select({ id, name, email, plan })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}
