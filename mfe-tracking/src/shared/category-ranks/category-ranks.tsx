import type { DateRange } from "@listwise/contracts/exports";
import {
  ErrorState,
  Loading,
  ProvenanceNote,
  Row,
  SegmentedControl,
  Skeleton,
  Stack,
  Text,
} from "@listwise/shared-ui";
import { DataTable } from "@listwise/shared-ui/table";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import styled from "styled-components";
import { DEFAULT_RANGE, parseRange, SHORT_RANGES } from "../trends/date-ranges";
import { HistoryLimit } from "../trends/history-limit";
import { CategoryRankChart } from "./category-rank-chart";
import { buildCategoryRankColumns, type ChartedApp } from "./category-rank-columns";
import { categoryRanksQuery } from "./category-ranks.api";

/** Heading of the size of a card's, whatever its level. */
const Title = styled.h2`
  font-size: var(--lw-font-md);
`;

export interface CategoryRanksProps {
  app: ChartedApp;
  country: string;
  /** Level of the heading. */
  heading: "h2" | "h4";
}

/** Renders an app's ranks in the top charts of its category, with their history. */
export function CategoryRanks({ app, country, heading }: CategoryRanksProps) {
  const appId = app.id;
  const headingId = useId();
  const [dateRange, setDateRange] = useState<DateRange>(DEFAULT_RANGE);
  const { data, error, isFetching, refetch } = useQuery(categoryRanksQuery({ appId, country, dateRange }));
  const ranks = data?.data;

  function content() {
    if (error && !data) {
      return (
        <ErrorState
          title="Couldn't load the category ranks"
          problem={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      );
    }
    if (!data) {
      return (
        <Loading label="Loading the category ranks">
          <Skeleton height="16rem" radius="md" />
        </Loading>
      );
    }
    if (data.data.length === 0) return <Text $tone="muted">{data.reason}</Text>;
    return (
      <>
        <HistoryLimit range={dateRange} from={data.from} />
        <DataTable
          caption="Category ranks"
          columns={buildCategoryRankColumns(app, country)}
          rows={data.data}
          rowKey={({ category, chart }) => `${chart} ${category}`}
        />
        <CategoryRankChart
          app={app}
          country={country}
          dateRange={dateRange}
          ranks={data.data}
          from={data.from}
          to={data.to}
          validDays={data.validDays}
        />
        <ProvenanceNote source={data.provenance.source} fetchedAt={data.provenance.fetchedAt} />
      </>
    );
  }

  return (
    <Stack as="section" aria-labelledby={headingId} $gap={3}>
      <Row $justify="space-between">
        <Title as={heading} id={headingId}>
          Category ranks
        </Title>
        {ranks && ranks.length > 0 && (
          <SegmentedControl
            label="Range of category ranks"
            options={SHORT_RANGES}
            value={dateRange}
            onChange={(value) => setDateRange(parseRange(value))}
          />
        )}
      </Row>
      {content()}
    </Stack>
  );
}
