import { and, eq, lt, sql } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { users } from "../accounts";
import type { VersionOf } from "./health.repository";
import { releaseReports } from "./releases.schema";

/** A report of a page about a version. */
export interface Report extends VersionOf {
  kind: (typeof releaseReports.$inferSelect)["kind"];
  page: string;
  servedTo: string;
  reportedFrom: string;
  /** The account that is signed in there, and the age in hours from which it counts as a member's. */
  reporter: { userId: number | null; leastHours: number };
}

/** Adds a report; `false` when this page has said the same of this version already. */
export async function insertReport(db: Executor, { reporter, ...report }: Report): Promise<boolean> {
  const memberId = sql`(select ${users.id} from ${users} where ${users.id} = ${reporter.userId}
    and ${users.createdAt} <= now() - make_interval(hours => ${reporter.leastHours}))`;
  const rows = await db
    .insert(releaseReports)
    .values({ ...report, memberId })
    .onConflictDoNothing()
    .returning({ page: releaseReports.page });
  return rows.length > 0;
}

/** Whose reports are taken into account: those of all signed pages, or of those whose user is a member. */
export type Audience = "everyone" | "members";

/** How a version fares with an audience. */
export interface Verdict extends VersionOf {
  /** Distinct pages that failed; of members, distinct accounts. */
  failed: number;
  all: number;
  /** Mean over the networks of the share that failed there, from 0 to 1: each network weighs the same. */
  share: number;
  /** Distinct networks with failures: of those that pages were served to or reported from, the smaller number. */
  networks: number;
}

/** Computes the verdicts over the last minutes. Failures that may lie at the visitor's line are left out. */
export async function computeVerdicts(db: Executor, audience: Audience, minutes: number): Promise<Verdict[]> {
  const unit = audience === "members" ? sql`member_id` : sql`page`;
  const { rows } = await db.execute<Verdict & Record<string, unknown>>(sql`
    with heard as (
      select release, version, ${unit} as unit, kind = 'failure' as failed, served_to, reported_from
      from ${releaseReports}
      where at > now() - make_interval(mins => ${minutes}) and kind <> 'line' and ${unit} is not null
    ), by_network as (
      select release, version,
        count(distinct unit) filter (where failed)::float / count(distinct unit) as share
      from heard group by release, version, served_to
    ), shares as (
      select release, version, avg(share) as share from by_network group by release, version
    )
    select release, version,
      count(distinct unit) filter (where failed)::int as failed,
      count(distinct unit)::int as "all",
      share,
      least(
        count(distinct served_to) filter (where failed),
        count(distinct reported_from) filter (where failed)
      )::int as networks
    from heard join shares using (release, version)
    group by release, version, share`);
  return rows;
}

/** Returns what an account's own export says of its reports. */
export async function findOwnReports(db: Executor, userId: number) {
  const { release, version, kind, reportedFrom, at } = releaseReports;
  return db
    .select({ release, version, kind, network: reportedFrom, at })
    .from(releaseReports)
    .where(eq(releaseReports.memberId, userId));
}

/** Forgets what was reported of a version. */
export async function forgetReports(db: Executor, { release, version }: VersionOf): Promise<void> {
  await db
    .delete(releaseReports)
    .where(and(eq(releaseReports.release, release), eq(releaseReports.version, version)));
}

/** Forgets reports that no verdict looks at any more. */
export async function deleteOldReports(db: Executor): Promise<void> {
  await db.delete(releaseReports).where(lt(releaseReports.at, sql`now() - interval '1 hour'`));
}
