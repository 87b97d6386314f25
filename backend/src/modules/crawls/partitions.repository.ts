import { sql } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";

const AHEAD = 3;
const BACK = 4;

/** Creates monthly partitions of `crawls`, 4 months back to 3 ahead. Skips months with rows in `crawls_other`. */
export async function ensurePartitions(db: Executor, now = new Date()): Promise<void> {
  for (let offset = -BACK; offset <= AHEAD; offset++) {
    const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset));
    const to = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1));
    const name = `crawls_${from.toISOString().slice(0, 7).replace("-", "_")}`;
    const { rows } = await db.execute(sql`
      select 1 where to_regclass(${name}) is not null or exists (
        select 1 from crawls_other where first_seen_at >= ${from.toISOString()} and first_seen_at < ${to.toISOString()})`);
    if (rows.length > 0) continue;
    const range = `from ('${from.toISOString()}') to ('${to.toISOString()}')`;
    await db.execute(sql.raw(`create table if not exists ${name} partition of crawls for values ${range}`));
  }
}
