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
): readonly ListColumn<Report, Query>[] {
  const formatKind = ({ kind, days }: Report) =>
    `${names.get(kind) ?? kind}${days === null ? "" : `, ${formatCount(days, "day")}`}`;
  return [
    {
      key: "name",
      header: "Name",
      sort: false,
      value: ({ name }) => name,
      cell: (report) => <RowButton onClick={() => open(report)}>{report.name}</RowButton>,
    },
    { key: "kind", header: "Data", sort: false, value: formatKind },
    {
      key: "rows",
      header: "Rows",
      align: "end",
      sort: false,
      value: ({ rows }) => rows,
      cell: ({ rows }) => formatNumber(rows),
    },
    {
      key: "createdBy",
      header: "Created by",
      sort: false,
      value: ({ createdBy }) => createdBy,
      cell: ({ mine, createdBy }) => (mine ? "You" : createdBy),
    },
    {
      key: "createdAt",
      header: "Created",
      nowrap: true,
      sort: false,
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      key: "shared",
      header: "Shared",
      sort: false,
      value: formatShared,
      cell: (report) =>
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
