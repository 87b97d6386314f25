import { and, eq, lt, sql } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import { selectUsers } from "../../accounts";
import type { ReleaseVersion } from "./health.repository";
import { releaseReports } from "../releases.schema";
import { isUnusedByRollouts } from "../rollout/sample.repository";

const users = selectUsers();

/** A report of a page about a version. */
export interface Report extends ReleaseVersion {
  kind: (typeof releaseReports.$inferSelect)["kind"];
  page: string;
  shell: string | null;
  servedTo: string;
  reportedFrom: string;
  /** The account signed in on the page, and the age in hours from which it counts as a member. */
  reporter: { userId: number | null; leastHours: number };
}

/** Adds a report. Returns false if this page has already reported the same about this version. */
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

/** Reports to include: those of all signed pages, or only those of members. */
export type Audience = "everyone" | "members";

/** Failures to include: those of the version itself, or mounts that timed out. */
export type CountedKind = "failure" | "slow";

/** Stands for pages with any version of the shell. */
export const ANY_SHELL = "*";

/** Health of a version for one audience. */
export interface Verdict extends ReleaseVersion {
  /** Version of the shell on the counted pages, or {@link ANY_SHELL}. */
  shell: string;
  /** Distinct failed pages, or distinct accounts for members. */
  failed: number;
  all: number;
  /** Mean failure share across networks, from 0 to 1; every network has the same weight. */
  share: number;
  /** Distinct networks with failures: the smaller of the number served to and the number reported from. */
  networks: number;
}

/**
 * Computes the verdicts over the last minutes from mounts and the failures of one kind: on all pages, and on those with
 * each version of the shell.
 */
export async function computeVerdicts(
  db: Executor,
  audience: Audience,
  kind: CountedKind,
  minutes: number,
): Promise<Verdict[]> {
  const unit = audience === "members" ? sql`member_id` : sql`page`;
  const { rows } = await db.execute<Verdict & Record<string, unknown>>(sql`
    with heard as (
      select release, version, served_with.shell, ${unit} as unit, kind = ${kind} as failed, served_to, reported_from
      from ${releaseReports}
      cross join lateral (values (${releaseReports.shell}), (${ANY_SHELL})) as served_with (shell)
      where served_with.shell is not null and at > now() - make_interval(mins => ${minutes}) and kind in ('mount', ${kind}) and ${unit} is not null
    ), by_network as (
      select release, version, shell,
        count(distinct unit) filter (where failed)::float / count(distinct unit) as share
      from heard group by release, version, shell, served_to
    ), shares as (
      select release, version, shell, avg(share) as share from by_network group by release, version, shell
    )
    select release, version, shell,
      count(distinct unit) filter (where failed)::int as failed,
      count(distinct unit)::int as "all",
      share,
      least(
        count(distinct served_to) filter (where failed),
        count(distinct reported_from) filter (where failed)
      )::int as networks
    from heard join shares using (release, version, shell)
    group by release, version, shell, share`);
  return rows;
}

/** Returns an account's reports for its data export. */
export async function findOwnReports(db: Executor, userId: number) {
  const { release, version, kind, reportedFrom, at } = releaseReports;
  return db
    .select({ release, version, kind, network: reportedFrom, at })
    .from(releaseReports)
    .where(eq(releaseReports.memberId, userId));
}

/** Deletes the reports about a version. Those of pages with a version of the shell are no longer counted for it. */
export async function deleteReports(db: Executor, { release, version }: ReleaseVersion): Promise<void> {
  if (release === "shell") {
    await db.update(releaseReports).set({ shell: null }).where(eq(releaseReports.shell, version));
    return;
  }
  await db
    .delete(releaseReports)
    .where(and(eq(releaseReports.release, release), eq(releaseReports.version, version)));
}

/** Deletes reports that are too old for any verdict and for the current step of a rollout. */
export async function deleteOldReports(db: Executor): Promise<void> {
  await db
    .delete(releaseReports)
    .where(and(lt(releaseReports.at, sql`now() - interval '1 hour'`), isUnusedByRollouts(releaseReports)));
}
