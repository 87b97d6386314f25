import { serverNow } from "@listwise/shared-auth";
import { formatDateTime, formatRelative, Text } from "@listwise/shared-ui";

/** What an answer says of how current its ranks are. */
export interface Freshness {
  stale?: boolean;
  queuedAt?: string | null;
  etaSeconds?: number | null;
  etaReason?: string | null;
  failure?: string | null;
}

const RECHECK_MS = 3_000;
const SLOWEST_MS = 60_000;

/**
 * How long until the answer is asked for again while ranks are awaited: once after three seconds; afterwards their events
 * tell, and asking is for when the real-time line is down.
 */
export function recheckAfter(answer: Freshness | undefined, answers: number): number | false {
  if (!answer?.queuedAt) return false;
  const justQueued = serverNow() - Date.parse(answer.queuedAt) < RECHECK_MS;
  if (answers <= 1 || justQueued) return RECHECK_MS;
  return Math.min(SLOWEST_MS, Math.max(10_000, (answer.etaSeconds ?? 0) * 1_000));
}

/** "about 15 s", "about 4 min". */
export function inAbout(seconds: number): string {
  return seconds < 90
    ? `about ${Math.max(5, Math.ceil(seconds / 5) * 5)} s`
    : `about ${Math.round(seconds / 60)} min`;
}

/** Says that newer ranks are on their way, since when and for how long; or that those shown are due for a check. */
export function FreshnessNote({ stale, queuedAt, etaSeconds, etaReason, failure }: Freshness) {
  if (!queuedAt && !stale && !failure) return null;
  const left = typeof etaSeconds === "number" ? `${inAbout(etaSeconds)} left` : etaReason;
  return (
    <Text as="span" role="status" $size="sm" $tone="muted">
      {queuedAt ? (
        <>
          Newer ranks are on their way, queued{" "}
          <time dateTime={queuedAt} title={formatDateTime(queuedAt)}>
            {formatRelative(queuedAt)}
          </time>
          {left && ` · ${left}`}
        </>
      ) : (
        (failure ?? "Some of these ranks are due for a check")
      )}
    </Text>
  );
}
