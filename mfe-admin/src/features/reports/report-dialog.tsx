import { formatFileName } from "@listwise/aso-core/text";
import { reportsEndpoints, type Report } from "@listwise/contracts/reports";
import { call } from "@listwise/shared-auth";
import {
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  formatDateTime,
  Loading,
  Notice,
  downloadFile,
  SkeletonText,
  Stack,
  Text,
} from "@listwise/shared-ui";
import { DataTable, saveCsv, type Column } from "@listwise/shared-ui/table";
import { useQuery } from "@tanstack/react-query";
import { reportsKey } from "./reports.list";

const MAX_SHOWN_ROWS = 50;

interface ReportRow {
  row: readonly string[];
  at: number;
}

/** Shows the first rows of a report, with downloads of all rows. */
export function ReportDialog({ report, onClose }: { report: Report; onClose: () => void }) {
  const { id, name, createdAt } = report;
  const whole = useQuery({
    queryKey: [...reportsKey, "one", id],
    queryFn: async ({ signal }) => (await call(reportsEndpoints.report, { params: { id }, signal })).data,
  });
  const { data } = whole;
  const columns = (data?.columns ?? []).map((header, at): Column<ReportRow> => ({
    key: header,
    header,
    value: ({ row }) => row[at] ?? "",
    cell: ({ row }) => row[at] || "–",
  }));
  const rows = (data?.table ?? []).map((row, at) => ({ row, at }));
  const saveJson = () => {
    if (!data) return;
    const rows = data.table.map((row) =>
      Object.fromEntries(data.columns.map((column, at) => [column, row[at]])),
    );
    const text = JSON.stringify({ name, kind: report.kind, createdAt, rows }, null, 2);
    downloadFile(formatFileName("report", name), "json", new Blob([text], { type: "application/json" }));
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={name}
      description={`As of ${formatDateTime(createdAt)}`}
      size="xl"
      footer={
        <>
          <Button disabled={!data} onClick={saveJson}>
            Download JSON
          </Button>
          <Button
            variant="primary"
            disabled={!data}
            onClick={() => saveCsv(formatFileName("report", name), columns, rows)}
          >
            Download CSV
          </Button>
        </>
      }
    >
      {data ? (
        <Stack $gap={3}>
          {data.truncated && (
            <Notice tone="warning" title="The report was truncated because it has too many rows." />
          )}
          <DataTable
            caption={name}
            columns={columns}
            rows={rows.slice(0, MAX_SHOWN_ROWS)}
            rowKey={({ at }) => at}
            empty={<EmptyState title="No rows" message="The report has no data." />}
          />
          {data.table.length > MAX_SHOWN_ROWS && (
            <Text $tone="muted">
              Showing the first {MAX_SHOWN_ROWS} of {data.table.length} rows. Download a file to see all.
            </Text>
          )}
        </Stack>
      ) : whole.isError ? (
        <ErrorState
          title="Failed to load the report"
          problem={whole.error}
          onRetry={() => void whole.refetch()}
          retrying={whole.isFetching}
        />
      ) : (
        <Loading label="Loading the report">
          <SkeletonText lines={6} />
        </Loading>
      )}
    </Dialog>
  );
}
