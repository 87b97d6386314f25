import { sql } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { selectFollows } from "../../apps";
import type { ChartStored } from "../../category-ranks";
import { alertRules, alerts } from "../alerts.schema";
import { isMatched } from "./watched-keywords.repository";

const follows = selectFollows();

/**
 * Inserts alerts for the rank changes in a chart that match rules, and returns the ids of the new ones. A change is
 * identified by the day before it, so repeated calls insert it once.
 */
export async function raiseChartAlerts(
  db: Executor,
  { chart, moves, at }: Pick<ChartStored, "chart" | "moves" | "at">,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into ${alerts}
      (user_id, rule_id, app_id, category, chart, country, previous_rank, current_rank, moved_from, at, by_email)
    select ${alertRules.userId}, ${alertRules.id}, moved."appId", ${chart.category}, ${chart.kind}, ${chart.country},
      moved.previous, moved.current, moved."previousDay"::timestamp at time zone 'UTC', ${at.toISOString()}::timestamptz,
      ${alertRules.byEmail}
    from json_to_recordset(${JSON.stringify(moves)}::json)
      as moved("appId" int, previous int, current int, "previousDay" date)
    join ${alertRules} on ${alertRules.appId} = moved."appId" and ${alertRules.country} = ${chart.country}
      and ${alertRules.scope} = 'chart' and ${alertRules.scopeName} = ${chart.kind} and not ${alertRules.isPaused}
      and ${alertRules.createdAt} <= ${at.toISOString()}::timestamptz
    join ${follows} on ${follows.userId} = ${alertRules.userId} and ${follows.appId} = ${alertRules.appId}
    where ${isMatched(sql`moved.previous`, sql`moved.current`)}
    on conflict do nothing returning id`);
  return rows.map((row) => Number(row.id));
}
