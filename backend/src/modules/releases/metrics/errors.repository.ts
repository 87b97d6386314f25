import { desc, eq, lt, sql } from "drizzle-orm";
import type { StackFrame } from "@listwise/contracts/releases";
import type { Executor } from "../../../infra/db/database";
import type { ReleaseVersion } from "../health/health.repository";
import { releaseErrors } from "../releases.schema";

/** Maximum number of different errors of one version, so that invented ones can't fill the table. */
const MAX_ERRORS = 50;

/** A script error of a version; `id` is a digest of the message and the stack. */
export interface ScriptError extends ReleaseVersion {
  id: string;
  message: string;
  frames: StackFrame[];
}

/** Counts a script error. A new one is dropped if its version already has 50. */
export async function countError(db: Executor, { release, version, id, message, frames }: ScriptError) {
  await db.execute(sql`
    insert into ${releaseErrors} (release, version, id, message, frames)
    select ${release}, ${version}, ${id}, ${message}, ${JSON.stringify(frames)}::jsonb
    where (select count(*) from ${releaseErrors} where release = ${release} and version = ${version} and id <> ${id})
      < ${MAX_ERRORS}
    on conflict (release, version, id) do update set count = release_errors.count + 1, last_at = now()`);
}

/** Returns the latest errors of a release. */
export async function findErrors(db: Executor, release: string) {
  return db
    .select()
    .from(releaseErrors)
    .where(eq(releaseErrors.release, release))
    .orderBy(desc(releaseErrors.lastAt))
    .limit(MAX_ERRORS);
}

/** Deletes errors that were not reported for 30 days. */
export async function deleteOldErrors(db: Executor): Promise<void> {
  await db.delete(releaseErrors).where(lt(releaseErrors.lastAt, sql`now() - interval '30 days'`));
}
