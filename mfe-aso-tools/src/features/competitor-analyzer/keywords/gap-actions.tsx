import { formatCount, formatFileName } from "@listwise/aso-core/text";
import type { CompetitorKeywordRow } from "@listwise/contracts/keywords";
import { Button, Checkbox, DownloadIcon, PlusIcon, RefreshCwIcon, Row, Text } from "@listwise/shared-ui";
import { TableBar, type DataTableModel } from "@listwise/shared-ui/table";
import { useCheckRanks } from "./use-check-ranks";

/** Keywords that one request checks. Chosen by us: a live store answers about 20 searches a minute. */
const MAX_CHECKED = 50;

interface GapActionsProps {
  table: DataTableModel<CompetitorKeywordRow>;
  /** All keywords, also those that the table doesn't show. */
  rows: readonly CompetitorKeywordRow[];
  appId: number;
  appName: string;
  country: string;
  onTrack: () => void;
  isTracking: boolean;
}

const isUnchecked = ({ checkedAt, checking }: CompetitorKeywordRow) => checkedAt === null && !checking;

/** Renders the actions for the selected keywords. While none are selected, the first unchecked ones can be checked. */
export function GapActions(props: GapActionsProps) {
  const { table, rows, appId, appName, country, onTrack, isTracking } = props;
  const { check, isStarting } = useCheckRanks(appId, country);
  const { selected } = table;
  const unchecked = (selected.length > 0 ? selected : rows).filter(isUnchecked).slice(0, MAX_CHECKED);
  const underWay = rows.filter(({ checking }) => checking).length;
  return (
    <TableBar $active={selected.length > 0}>
      <Row $gap={3}>
        <Checkbox
          label="Select all"
          checked={table.allSelected}
          disabled={table.rows.every(({ selection }) => selection?.disabled)}
          onChange={table.toggleAll}
        />
        <Text as="span" role="status" $size="sm" $tone="muted">
          {underWay > 0
            ? `Checking ${formatCount(underWay, "keyword")}…`
            : selected.length > 0
              ? `${selected.length} selected`
              : formatCount(table.rows.length, "keyword")}
        </Text>
      </Row>
      <Row $gap={2}>
        {unchecked.length > 0 && (
          <Button
            size="sm"
            icon={<RefreshCwIcon size={14} aria-hidden="true" />}
            busy={isStarting}
            onClick={() => check(unchecked.map(({ keyword }) => keyword))}
          >
            Check {formatCount(unchecked.length, "unchecked keyword")}
          </Button>
        )}
        <Button
          size="sm"
          icon={<DownloadIcon size={14} aria-hidden="true" />}
          disabled={table.rows.length === 0}
          onClick={() => table.exportCsv(formatFileName("competitor-keywords", appName, country))}
        >
          Export CSV
        </Button>
        <Button
          size="sm"
          variant="primary"
          icon={<PlusIcon size={14} aria-hidden="true" />}
          disabled={selected.length === 0}
          busy={isTracking}
          onClick={onTrack}
        >
          Track selected
        </Button>
      </Row>
    </TableBar>
  );
}
