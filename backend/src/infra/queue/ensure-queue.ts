import { isDeepStrictEqual } from "node:util";
import type PgBoss from "pg-boss";

/** Creates a queue with its schedule, or changes what differs. The schedule is a cron expression in UTC. */
export type EnsureQueue = (queue: PgBoss.Queue, cron: string | undefined) => Promise<void>;

const pickSettings = ({ policy, retryLimit, retryBackoff, expireInSeconds }: PgBoss.Queue) => ({
  policy,
  retryLimit,
  retryBackoff,
  expireInSeconds,
});

/** Reads all queues and schedules in two calls, so that a start with known ones writes nothing. */
export async function createEnsureQueue(boss: PgBoss): Promise<EnsureQueue> {
  const [queues, schedules] = await Promise.all([boss.getQueues(), boss.getSchedules()]);
  const known = new Map(queues.map((queue) => [queue.name, pickSettings(queue)]));
  const crons = new Map(schedules.map(({ name, cron }) => [name, cron]));
  return async (queue, cron) => {
    const { name } = queue;
    const settings = known.get(name);
    if (!settings) await boss.createQueue(name, queue);
    // An earlier version may have created it with other settings.
    else if (!isDeepStrictEqual(settings, pickSettings(queue))) await boss.updateQueue(name, queue);
    if (cron !== undefined && cron !== crons.get(name)) await boss.schedule(name, cron);
  };
}
