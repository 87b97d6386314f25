import type { Optimization, OptimizationKind } from "@listwise/contracts/tools";
import { Button, Card, ErrorState, formatDateTime, Text } from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import { useQuery } from "@tanstack/react-query";
import { versionsQuery } from "./optimizer.api";

interface VersionsCardProps {
  appId: number;
  kind: OptimizationKind;
  onOpen: (version: Optimization) => void;
}

const PREVIEW_CHARACTERS = 60;

/** Lists all scored texts to compare or reopen. */
export function VersionsCard({ appId, kind, onOpen }: VersionsCardProps) {
  const { data, error, isFetching, refetch } = useQuery(versionsQuery(appId, kind));
  const columns: Column<Optimization>[] = [
    {
      key: "text",
      header: kind === "title" ? "Name" : "Description",
      value: ({ texts }) => (kind === "title" ? texts.name : texts.description) ?? "",
      cell: ({ texts, createdAt }) => (
        <>
          <span dir="auto">
            {(kind === "title" ? texts.name : texts.description)?.slice(0, PREVIEW_CHARACTERS) ?? ""}
          </span>
          <Text $size="xs" $tone="muted">
            {formatDateTime(createdAt)}
          </Text>
        </>
      ),
    },
    { key: "country", header: "Country", value: ({ country }) => country.toUpperCase() },
    { key: "score", header: "Score", align: "end", value: ({ report }) => report.score ?? "–" },
    {
      key: "open",
      header: "Open",
      hideHeader: true,
      align: "end",
      sort: false,
      csv: false,
      cell: (version) => (
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
    <Card title="Versions" description="Your last 50 scored versions.">
      {error && !data ? (
        <ErrorState
          title="Couldn't load versions"
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
          empty={<Text $tone="muted">No scores yet.</Text>}
        />
      )}
    </Card>
  );
}
