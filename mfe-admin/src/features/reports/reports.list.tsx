import { reportsEndpoints, type Report, type ReportTemplate } from "@listwise/contracts/reports";
import { formatCount } from "@listwise/aso-core/text";
import { call } from "@listwise/shared-auth";
import { ChartColumnIcon, formatNumber, Switch } from "@listwise/shared-ui";
import { Moment } from "../../shared/moment";
import { RowButton } from "../../shared/row-button";
import type { ListColumn, ListDefinition } from "../../shared/table/list";

type Query = typeof reportsEndpoints.list.query;

export const reportsKey = ["admin", "reports"] as const;

interface ReportActions {
  open: (report: Report) => void;
  share: (report: Report) => void;
}

const formatShared = ({ isShared }: Report) => (isShared ? "Yes" : "No");

function createColumns(
  names: ReadonlyMap<string, string>,
  { open, share }: ReportActions,
): readonly ListColumn<Report>[] {
  const formatKind = ({ kind, days }: Report) =>
    `${names.get(kind) ?? kind}${days === null ? "" : `, ${formatCount(days, "day")}`}`;
  return [
    {
      key: "name",
      header: "Name",
      render: (report) => <RowButton onClick={() => open(report)}>{report.name}</RowButton>,
      csv: ({ name }) => name,
    },
    { key: "kind", header: "Data", render: formatKind, csv: formatKind },
    {
      key: "rows",
      header: "Rows",
      align: "end",
      render: ({ rows }) => formatNumber(rows),
      csv: ({ rows }) => rows,
    },
    {
      key: "createdBy",
      header: "Created by",
      render: ({ mine, createdBy }) => (mine ? "You" : createdBy),
      csv: ({ createdBy }) => createdBy,
    },
    {
      key: "createdAt",
      header: "Created",
      nowrap: true,
      render: ({ createdAt }) => <Moment at={createdAt} />,
      csv: ({ createdAt }) => createdAt,
    },
    {
      key: "shared",
      header: "Shared",
      render: (report) =>
        report.mine ? (
          <Switch
            label="Shared"
            aria-label={`Shared: ${report.name}`}
            checked={report.isShared}
            onChange={() => share(report)}
          />
        ) : (
          formatShared(report)
        ),
      csv: formatShared,
    },
  ];
}

export function reportsList(
  templates: readonly ReportTemplate[],
  actions: ReportActions,
): ListDefinition<Report, Query> {
  return {
    name: "reports",
    query: reportsEndpoints.list.query,
    key: reportsKey,
    fetch: (query, signal) => call(reportsEndpoints.list, { query, ...(signal ? { signal } : {}) }),
    columns: createColumns(new Map(templates.map(({ kind, name }) => [kind, name])), actions),
    rowKey: ({ id }) => id,
    rowName: ({ name }) => name,
    filters: [
      {
        name: "isShared",
        label: "Shared",
        all: "All reports",
        options: [
          { value: "true", label: "Shared" },
          { value: "false", label: "Private" },
        ],
      },
    ],
    bulk: [
      {
        action: "Delete",
        description: "This can't be undone.",
        danger: true,
        run: ({ id }) => call(reportsEndpoints.remove, { params: { id } }),
      },
    ],
    selectable: ({ mine }) => mine,
    icon: <ChartColumnIcon size={20} />,
    emptyMessage: "Create the first one.",
  };
}
