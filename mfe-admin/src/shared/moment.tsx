import { formatDateTime, formatRelative } from "@listwise/shared-ui";

/** How long ago, with the time itself for who points at it. */
export function Moment({ at, never = "Never" }: { at: string | null; never?: string }) {
  if (at === null) return never;
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatRelative(at)}
    </time>
  );
}
