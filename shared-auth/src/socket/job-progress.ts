import { singleton } from "../platform/singleton";

/** Maximum number of jobs in memory; the oldest is evicted. */
const MAX_JOBS = 100;

const furthest = singleton("job-order", () => new Map<string, number>());

/**
 * Returns true if a job has advanced. Events may arrive twice or out of order: progress never decreases and a
 * job ends only once.
 */
export function isJobProgress(jobId: string, percent: number): boolean {
  const known = furthest.get(jobId);
  if (known !== undefined && percent <= known) return false;
  if (known === undefined && furthest.size >= MAX_JOBS) {
    for (const oldest of furthest.keys()) {
      furthest.delete(oldest);
      break;
    }
  }
  furthest.set(jobId, percent);
  return true;
}
