import type { Optimization, OptimizationKind } from "@listwise/contracts";
import { Button, Card, DataTable, ErrorState, formatDateTime, Text, type Column } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { versionsQuery } from "./optimizer.api";

interface VersionsCardProps {
  appId: number;
  kind: OptimizationKind;
  onOpen: (version: Optimization) => void;
}

const FIRST_WORDS = 60;

/** Every text that was scored, to compare and to go back to. */
export function VersionsCard({ appId, kind, onOpen }: VersionsCardProps) {
  const { data, error, isFetching, refetch } = useQuery(versionsQuery(appId, kind));
  const columns: Column<Optimization>[] = [
    {
      key: "text",
      header: kind === "title" ? "Name" : "Description",
      render: ({ texts, createdAt }) => (
        <>
          <span dir="auto">
            {(kind === "title" ? texts.name : texts.description)?.slice(0, FIRST_WORDS) ?? ""}
          </span>
          <Text $size="xs" $tone="muted">
            {formatDateTime(createdAt)}
          </Text>
        </>
      ),
    },
    { key: "country", header: "Country", render: ({ country }) => country.toUpperCase() },
    { key: "score", header: "Score", align: "end", render: ({ report }) => report.score ?? "–" },
    {
      key: "open",
      header: "Open",
      hideHeader: true,
      align: "end",
      render: (version) => (
        <Button
          size="sm"
          aria-label={`Open the version of ${formatDateTime(version.createdAt)}`}
          onClick={() => onOpen(version)}
        >
          Open
        </Button>
      ),
    },
  ];
  return (
    <Card title="Versions" description="The last 50 that were scored.">
      {error && !data ? (
        <ErrorState
          title="Versions did not load"
          problem={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <DataTable
          caption="Scored versions"
          columns={columns}
          rows={data ?? []}
          rowKey={({ id }) => id}
          loading={!data}
          loadingRows={2}
          empty={<Text $tone="muted">Nothing was scored yet.</Text>}
        />
      )}
    </Card>
  );
}
