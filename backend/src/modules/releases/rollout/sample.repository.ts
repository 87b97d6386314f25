import { sql, type SQL } from "drizzle-orm";
import type { Executor } from "../../../infra/db/database";
import type { ReleaseVersion } from "../health/health.repository";
import { releaseReports } from "../releases.schema";
import type { MountSample } from "./compare";
import { MAX_STEP_HOURS } from "./judge";
import { releaseRollouts } from "./rollout.schema";

/** Returns the condition that no running rollout counts a report anymore. */
export const isUnusedByRollouts = (reports: typeof releaseReports): SQL => sql`not exists (
  select from ${releaseRollouts} where ${releaseRollouts.state} = 'running'
    and ${releaseRollouts.release} in (${reports.release}, 'shell')
    and ${reports.at} >= ${releaseRollouts.stepStartedAt}
    and ${reports.at} >= now() - make_interval(hours => ${MAX_STEP_HOURS}))`;

/**
 * Counts the pages since a time that mounted a version or failed to, including empty and slow mounts. A page with a
 * version of the shell counts with its mounts of all remotes. Failures that the visitor's connection may have caused
 * don't count. A network counts for at most `maxPerNetwork` pages; networks are counted as in the verdicts.
 */
export async function countMounts(
  db: Executor,
  { release, version }: ReleaseVersion,
  since: Date,
  maxPerNetwork: number,
): Promise<MountSample> {
  const isVersion =
    release === "shell"
      ? sql`${releaseReports.shell} = ${version}`
      : sql`${releaseReports.release} = ${release} and ${releaseReports.version} = ${version}`;
  const { rows } = await db.execute<{ [key in keyof MountSample]: MountSample[key] }>(sql`
    with pages as (
      select page, served_to, min(reported_from) as reported_from, bool_or(kind <> 'mount') as failed
      from ${releaseReports}
      where ${isVersion} and at >= ${since} and kind in ('mount', 'failure', 'slow')
      group by page, served_to
    ), by_network as (
      select count(*) as pages, avg(failed::int) as share from pages group by served_to
    )
    select coalesce(sum(least(pages, ${maxPerNetwork}::int)), 0)::int as counted,
      coalesce(sum(pages), 0)::int as pages,
      avg(share)::float as share,
      (select count(*) filter (where failed) from pages)::int as failed,
      (select least(count(distinct served_to), count(distinct reported_from)) from pages)::int as networks
    from by_network`);
  return rows[0] ?? { counted: 0, pages: 0, failed: 0, share: null, networks: 0 };
}
