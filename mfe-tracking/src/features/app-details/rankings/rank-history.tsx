import { ErrorState, Loading, ProvenanceNote, RankChart, Skeleton, Stack, Text } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { rankHistoryQuery, type RankHistoryParams } from "../app-details.api";

/** Renders the rank of the selected keyword over time. */
export function RankHistory(props: RankHistoryParams) {
  const { data, error, isFetching, refetch } = useQuery(rankHistoryQuery(props));
  const points = data?.data;
  const series = useMemo(
    () => [
      { name: props.keyword, points: (points ?? []).map(({ checkedAt, rank }) => ({ at: checkedAt, rank })) },
    ],
    [props.keyword, points],
  );
  if (error && !data) {
    return (
      <ErrorState
        title="Couldn't load the history"
        problem={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <Stack as="section" aria-label="Rank history" $gap={3}>
      <h4>Rank history of “{props.keyword}”</h4>
      {!data && (
        <Loading label="Loading the history">
          <Skeleton height="16rem" radius="md" />
        </Loading>
      )}
      {points?.length === 0 && <Text $tone="muted">No history yet. It starts with the first check.</Text>}
      {data && data.data.length > 0 && (
        <>
          <RankChart caption={`Rank history of ${props.keyword}`} series={series} height={220} />
          <ProvenanceNote source={data.provenance.source} fetchedAt={data.provenance.fetchedAt} />
        </>
      )}
    </Stack>
  );
}
