import { getUpgradePath } from "@listwise/contracts/limits";
import type { PortfolioApp } from "@listwise/contracts/portfolio";
import type { Provenance } from "@listwise/contracts/store";
import {
  Card,
  getCountryName,
  groupLinkedApps,
  ProvenanceNote,
  SegmentedControl,
  Skeleton,
  Stack,
  UpgradePrompt,
} from "@listwise/shared-ui";
import {
  DenseColumns,
  formatSort,
  parseSort,
  TableView,
  useDataTable,
  type Sort,
} from "@listwise/shared-ui/table";
import { useMemo } from "react";
import styled from "styled-components";
import { useUrlParams } from "../../../shared/use-url-params";
import { groupPortfolio } from "./linked-groups";
import { buildPortfolioColumns } from "./portfolio-columns";
import { useLinkedView } from "./use-linked-view";

const USUAL_SORT: Sort = { key: "visibility", direction: "desc" };
const LINKED_VIEWS = [
  { value: "together", label: "Together" },
  { value: "apart", label: "Apart" },
];
const LOADING_ROWS = 4;

/** Arranges the figures of a card in four columns on narrow screens. */
const Compact = styled(DenseColumns)`
  @container (max-width: 639px) {
    && tbody tr {
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: var(--lw-space-1) var(--lw-space-2);
    }
    && tbody tr > td {
      flex-direction: column;
      align-items: flex-start;
      justify-content: flex-start;
      gap: 0;
      text-align: start;
    }
    && tbody tr > td[data-lead="true"] {
      align-items: stretch;
    }
    && tbody tr > td::before {
      max-width: none;
      white-space: nowrap;
    }
    && tbody tr > td[data-lead="true"],
    && tbody tr > td[colspan] {
      grid-column: 1 / -1;
    }
  }
`;

interface Portfolio {
  data: readonly PortfolioApp[];
  advanced: boolean;
  provenance: Provenance;
}

export interface PortfolioTableProps {
  country: string;
  /** Absent while it loads. */
  portfolio?: Portfolio;
}

/** Renders the user's own apps with their figures. A click on a name makes the app current. */
export function PortfolioTable({ country, portfolio }: PortfolioTableProps) {
  const { params, change } = useUrlParams();
  const { view, setView } = useLinkedView();
  const isTogether = view === "together";
  const columns = useMemo(() => buildPortfolioColumns(country, isTogether), [country, isTogether]);
  const rows = portfolio?.data ?? [];
  const table = useDataTable({
    columns,
    rows,
    rowKey: ({ app }) => app.id,
    sort: parseSort(columns, params.get("sort"), USUAL_SORT),
    onSortChange: (next) => change({ sort: formatSort(next) }),
  });
  const hasLinked = groupLinkedApps(rows).length < rows.length;
  const sorted = table.rows.map(({ row }) => row);
  return (
    <Stack $gap={4}>
      {portfolio?.advanced === false && (
        <UpgradePrompt feature="Advanced analytics" to={getUpgradePath("advanced_analytics")}>
          Visibility and top ranks are not available on your current plan
        </UpgradePrompt>
      )}
      <Card
        title="Your apps"
        description={`${getCountryName(country)}: ranks for the keywords on each app's list. Past visibility uses today's popularity.`}
        actions={
          hasLinked && (
            <SegmentedControl label="Linked apps" options={LINKED_VIEWS} value={view} onChange={setView} />
          )
        }
        footer={
          portfolio ? (
            <ProvenanceNote {...portfolio.provenance} />
          ) : (
            <Skeleton width="14rem" height="1.125rem" />
          )
        }
        flush
      >
        <Compact>
          <TableView
            table={table}
            caption="Your apps"
            grouping={hasLinked && isTogether ? groupPortfolio(sorted, country) : undefined}
            loading={!portfolio}
            loadingRows={LOADING_ROWS}
            minWidth="60rem"
          />
        </Compact>
      </Card>
    </Stack>
  );
}
