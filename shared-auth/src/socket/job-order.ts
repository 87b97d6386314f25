import { singleton } from "../platform/singleton";

/** As many jobs as are remembered; the oldest is forgotten. */
const REMEMBERED = 100;

const furthest = singleton("job-order", () => new Map<string, number>());

/**
 * Whether a job is further than was known. Events may come twice or in another order than they were sent: a job does
 * not go back, and it ends once.
 */
export function isNews(jobId: string, percent: number): boolean {
  const known = furthest.get(jobId);
  if (known !== undefined && percent <= known) return false;
  if (known === undefined && furthest.size >= REMEMBERED) {
    for (const oldest of furthest.keys()) {
      furthest.delete(oldest);
      break;
    }
  }
  furthest.set(jobId, percent);
  return true;
}
