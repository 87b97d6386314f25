import type { AdminAnalytics, AnalyticsDay } from "@listwise/contracts/admin";
import { DEFAULT_COUNTRY } from "@listwise/contracts/store";
import { count, countDistinct, desc, eq, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { auditLog } from "../../infra/security/audit.schema";
import type { Executor } from "../../infra/db/database";
import { users } from "../accounts";
import { follows } from "../apps";
import { crawls, keywords } from "../crawls";
import { userKeywords } from "../keywords";
import { listings } from "../store";

// Queries across modules that read the modules' tables directly.

const TOP_ENTRIES = 10;

const utcDay = (column: AnyPgColumn) => sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`;

/** Counts the rows of a table that meet `condition`, by UTC day (`YYYY-MM-DD`), for the last `days` days. */
async function countByDay(
  db: Executor,
  table: typeof users | typeof auditLog | typeof follows | typeof userKeywords | typeof crawls,
  column: AnyPgColumn,
  days: number,
  condition: SQL = sql`true`,
): Promise<Map<string, number>> {
  const day = utcDay(column);
  const rows = await db
    .select({ day, value: count() })
    .from(table)
    .where(
      sql`${column} >= (date_trunc('day', now() at time zone 'UTC') - make_interval(days => ${days - 1})) at time zone 'UTC' and ${condition}`,
    )
    .groupBy(sql`1`);
  return new Map(rows.map((row) => [row.day, row.value]));
}

const isAction = (action: string, result: "ok" | "failed" = "ok") =>
  sql`${auditLog.action} = ${action} and ${auditLog.result} = ${result} and ${auditLog.source} = 'server'`;

/** Returns the counts of each of the last days, oldest first; 0 for days without rows. */
export async function countDays(db: Executor, days: number): Promise<AnalyticsDay[]> {
  const audit = (condition: SQL) => countByDay(db, auditLog, auditLog.at, days, condition);
  const [registrations, signIns, failed, followed, tracked, crawled, exported] = await Promise.all([
    countByDay(db, users, users.createdAt, days),
    audit(isAction("auth.login")),
    audit(isAction("auth.login", "failed")),
    countByDay(db, follows, follows.followedAt, days),
    countByDay(db, userKeywords, userKeywords.createdAt, days),
    countByDay(db, crawls, crawls.firstSeenAt, days),
    audit(isAction("export.started")),
  ]);
  const today = Date.now();
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(today - (days - 1 - index) * 86_400_000).toISOString().slice(0, 10);
    const of = (counts: Map<string, number>) => counts.get(day) ?? 0;
    return {
      day,
      registrations: of(registrations),
      signIns: of(signIns),
      failedSignIns: of(failed),
      follows: of(followed),
      keywords: of(tracked),
      crawls: of(crawled),
      exports: of(exported),
    };
  });
}

type Ranked = AdminAnalytics["plans"];

export async function findTopPlans(db: Executor): Promise<Ranked> {
  const value = count();
  const rows = await db
    .select({ name: users.plan, count: value })
    .from(users)
    .groupBy(users.plan)
    .orderBy(desc(value), users.plan)
    .limit(TOP_ENTRIES);
  return rows.map((row) => ({ ...row, id: null }));
}

export async function findTopCountries(db: Executor): Promise<Ranked> {
  const value = countDistinct(userKeywords.userId);
  const rows = await db
    .select({ name: userKeywords.country, count: value })
    .from(userKeywords)
    .groupBy(userKeywords.country)
    .orderBy(desc(value), userKeywords.country)
    .limit(TOP_ENTRIES);
  return rows.map((row) => ({ ...row, id: null }));
}

export async function findTopKeywords(db: Executor): Promise<Ranked> {
  const value = countDistinct(userKeywords.userId);
  return db
    .select({ name: keywords.text, id: keywords.id, count: value })
    .from(userKeywords)
    .innerJoin(keywords, eq(keywords.id, userKeywords.keywordId))
    .groupBy(keywords.id)
    .orderBy(desc(value), keywords.text)
    .limit(TOP_ENTRIES);
}

export async function findTopApps(db: Executor): Promise<Ranked> {
  const value = count();
  // Qualified names: drizzle omits the table in single-table selects, so bare columns would refer to the inner table.
  const name = sql<string>`coalesce((select l.name from ${listings} l where l.app_id = follows.app_id
    order by (l.country = ${DEFAULT_COUNTRY}) desc, l.fetched_at desc limit 1), 'App ' || follows.app_id)`;
  return db
    .select({ name, id: follows.appId, count: value })
    .from(follows)
    .groupBy(follows.appId)
    .orderBy(desc(value), follows.appId)
    .limit(TOP_ENTRIES);
}
