import { formatDateTime, formatRelative } from "@listwise/shared-ui";

/** Shows a relative time with the exact time as its tooltip. */
export function Moment({ at, never = "Never" }: { at: string | null; never?: string }) {
  if (at === null) return never;
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatRelative(at)}
    </time>
  );
}
