import { getServerTime } from "@listwise/shared-auth";
import { formatDateTime, formatRelative, Text } from "@listwise/shared-ui";

/** Fields of an answer that describe how current its ranks are. */
export interface Freshness {
  stale?: boolean;
  queuedAt?: string | null;
  etaSeconds?: number | null;
  etaReason?: string | null;
  failure?: string | null;
}

const RECHECK_MS = 3_000;
const MAX_RECHECK_MS = 60_000;

/**
 * Returns the delay in milliseconds before queued ranks are requested again, or false if none are queued. The first
 * recheck is after three seconds; later ones only cover for a lost event stream.
 */
export function getRecheckDelayMs(answer: Freshness | undefined, answers: number): number | false {
  if (!answer?.queuedAt) return false;
  const justQueued = getServerTime() - Date.parse(answer.queuedAt) < RECHECK_MS;
  if (answers <= 1 || justQueued) return RECHECK_MS;
  return Math.min(MAX_RECHECK_MS, Math.max(10_000, (answer.etaSeconds ?? 0) * 1_000));
}

/** Formats seconds as "about 15 s" or "about 4 min". */
export function formatEstimate(seconds: number): string {
  return seconds < 90
    ? `about ${Math.max(5, Math.ceil(seconds / 5) * 5)} s`
    : `about ${Math.round(seconds / 60)} min`;
}

/** Renders when newer ranks were queued and how long they take, or that the shown ranks are due for a check. */
export function FreshnessNote({ stale, queuedAt, etaSeconds, etaReason, failure }: Freshness) {
  if (!queuedAt && !stale && !failure) return null;
  const left = typeof etaSeconds === "number" ? `${formatEstimate(etaSeconds)} left` : etaReason;
  return (
    <Text as="span" role="status" $size="sm" $tone="muted">
      {queuedAt ? (
        <>
          New ranks are on the way, queued{" "}
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
