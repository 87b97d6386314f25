import type { ReleaseError, ReleaseName } from "@listwise/contracts/releases";
import {
  EmptyState,
  ErrorState,
  formatDateTime,
  formatNumber,
  formatRelative,
  ShieldIcon,
  Text,
} from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { errorsQuery } from "./metrics.api";

const Stack = styled.ol`
  margin: var(--lw-space-2) 0 0;
  padding-inline-start: var(--lw-space-5);
  overflow-wrap: anywhere;
  font-family: var(--lw-family-mono);
  font-size: var(--lw-font-sm);
`;

const Message = styled.div`
  min-width: 12rem;
  overflow-wrap: anywhere;
`;

type Frame = ReleaseError["frames"][number];

/** Formats the position of a frame in the sources, or in the release's script if its source map is missing. */
function formatFrame({ source, sourceLine, sourceColumn, file, line, column }: Frame): string {
  return source === null ? `${file}:${line}:${column}` : `${source}:${sourceLine}:${sourceColumn}`;
}

const columns: readonly Column<ReleaseError>[] = [
  {
    key: "message",
    header: "Error",
    value: ({ message }) => message,
    cell: ({ message, frames }) => (
      <Message>
        {message}
        <details>
          <summary>Stack</summary>
          <Stack>
            {frames.map((frame, place) => (
              // A recursion has the same frame several times.
              <li key={place}>{formatFrame(frame)}</li>
            ))}
          </Stack>
        </details>
      </Message>
    ),
  },
  {
    key: "version",
    header: "Version",
    nowrap: true,
    value: ({ version }) => version,
    cell: ({ version }) => <code>{version}</code>,
  },
  {
    key: "count",
    header: "Reports",
    align: "end",
    value: ({ count }) => count,
    cell: ({ count }) => formatNumber(count),
  },
  {
    key: "last",
    header: "Last",
    align: "end",
    nowrap: true,
    value: ({ lastAt }) => lastAt,
    cell: ({ lastAt }) => (
      <Text as="time" dateTime={lastAt} title={formatDateTime(lastAt)} $tone="muted" $size="sm">
        {formatRelative(lastAt)}
      </Text>
    ),
  },
];

/** Lists the script errors of a release with their positions in the sources. */
export function ErrorTable({ name }: { name: ReleaseName }) {
  const errors = useQuery(errorsQuery(name));
  if (errors.isError) {
    return (
      <ErrorState
        title="Failed to load the script errors"
        problem={errors.error}
        onRetry={() => void errors.refetch()}
        retrying={errors.isFetching}
      />
    );
  }
  return (
    <DataTable
      caption={`Script errors of ${name}`}
      columns={columns}
      rows={errors.data ?? []}
      rowKey={({ id, version }) => `${version} ${id}`}
      loading={errors.isPending}
      loadingRows={1}
      empty={
        <EmptyState
          icon={<ShieldIcon size={20} />}
          title="No script errors"
          message="Errors of the last 30 days appear here."
        />
      }
    />
  );
}
