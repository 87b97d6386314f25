import { parsePlatform, STORES, type Platform } from "@listwise/aso-core/stores";
import { getFieldName } from "@listwise/contracts/analytics";
import { explainMissing } from "@listwise/aso-core/text";
import {
  Card,
  Chip,
  EmptyState,
  ErrorState,
  formatDate,
  Row,
  SkeletonCard,
  Text,
  useStoreSource,
  type ListingSource,
  memoizeLazy,
} from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import type { SideViewProps } from "../side-by-side";
import { changesQuery } from "../side-by-side.api";
import { ChangeDetails } from "./change-details";
import { CHANGED_FIELDS } from "./changed-fields";
import { countByField, groupByDay, type HistoryDay } from "./group-by-day";

/** Days are rows of different heights, so cells start at the top and names of apps wrap. */
const Days = styled.div`
  td,
  th {
    vertical-align: top;
  }
  th {
    white-space: normal;
  }
  @container (max-width: 639px) {
    && td {
      flex-direction: column;
      align-items: flex-start;
    }
    && td:not(:has(strong, time)) {
      display: none;
    }
    && td {
      gap: var(--lw-space-1);
      padding-block: var(--lw-space-1);
    }
    td::before {
      min-width: 0;
      color: var(--lw-text);
      font-size: var(--lw-font-md);
      font-weight: var(--lw-weight-semibold);
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
`;

const list = memoizeLazy(() => new Intl.ListFormat("en", { type: "disjunction" }));

/** Returns which public texts of a listing have no history, and why. */
function describeUnrecorded(source: ListingSource | null, platform: Platform): string {
  const { unrecordedTexts } = STORES[platform];
  if (source?.live) {
    const texts = new Intl.ListFormat("en").format(unrecordedTexts);
    return `Listwise doesn't record ${texts}, which are public too.`;
  }
  const hasTaglines = source?.fields?.includes("subtitle") ?? true;
  const taglines = `${getFieldName("subtitle", platform).toLowerCase()}s`;
  return explainMissing(source, list().format([...(hasTaglines ? [] : [taglines]), ...unrecordedTexts]));
}

const APP_WIDTH_REM = 16;

/** Renders the changes of the apps' listings side by side, a row for each day. */
export function HistoryTab({ apps, country, params }: SideViewProps) {
  const { dateRange, field } = params;
  const { data, error, isFetching, refetch } = useQuery(changesQuery({ apps, country, dateRange }));
  const source = useStoreSource();
  if (!data) {
    return error ? (
      <ErrorState
        title="Couldn't load the history"
        problem={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <SkeletonCard />
    );
  }
  const counts = countByField(data);
  const days = groupByDay(data, field);
  const columns: Column<HistoryDay>[] = [
    {
      key: "day",
      header: "Seen on",
      width: "8rem",
      nowrap: true,
      value: ({ day }) => day,
      cell: ({ day }) => <time dateTime={day}>{formatDate(day)}</time>,
    },
    ...apps.map(({ id, name }, index): Column<HistoryDay> => ({
      key: `app-${id}`,
      header: index === 0 ? `${name} (yours)` : name,
      sort: false,
      csv: false,
      cell: ({ changes }) => <ChangeDetails changes={changes[index] ?? []} />,
    })),
  ];
  return (
    <Card
      title="Listing history"
      description="Changes of the listings by day. Removed words are crossed out, added ones underlined."
      flush
      footer={
        <Text $size="sm" $tone="muted">
          {describeUnrecorded(source, apps[0]?.platform ?? parsePlatform(null))} Each date is the day on which
          Listwise first saw the change.
        </Text>
      }
    >
      <Row
        $gap={2}
        role="group"
        aria-label="Field"
        style={{ padding: "0 var(--lw-space-5) var(--lw-space-3)" }}
      >
        <Chip selected={field === null} count={data.flat().length} onClick={() => params.setField(null)}>
          All fields
        </Chip>
        {CHANGED_FIELDS.map((value) => (
          <Chip
            key={value}
            selected={field === value}
            count={counts.get(value) ?? 0}
            onClick={() => params.setField(value)}
          >
            {getFieldName(value, apps[0]?.platform)}
          </Chip>
        ))}
      </Row>
      <Days>
        <DataTable
          caption="Listing changes by day"
          columns={columns}
          rows={days}
          rowKey={({ day }) => day}
          minWidth={`${8 + apps.length * APP_WIDTH_REM}rem`}
          empty={
            <EmptyState
              title="No changes"
              message="These listings didn't change in this period. Changes are recorded from the first time Listwise reads a listing."
            />
          }
        />
      </Days>
    </Card>
  );
}
