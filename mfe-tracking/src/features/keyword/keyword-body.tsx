import {
  Card,
  countryName,
  EmptyState,
  ErrorState,
  Loading,
  ProvenanceNote,
  Stack,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { messageOf } from "../../shared/message-of";
import { RowSkeletons } from "../../shared/row-skeletons";
import { topAppsQuery } from "./keyword.api";
import { MyPlaces } from "./my-places";
import { TopApps } from "./top-apps";

export function KeywordBody({ keyword, country }: { keyword: string; country: string }) {
  const { data, error, isFetching, refetch } = useQuery(topAppsQuery(keyword, country));
  if (error && !data) {
    return (
      <Card>
        <ErrorState
          title="The top apps did not load"
          message={messageOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Card>
    );
  }
  if (!data) {
    return (
      <Card flush>
        <Loading label="Loading top apps">
          <RowSkeletons count={8} />
        </Loading>
      </Card>
    );
  }
  if (data.data.length === 0) {
    return (
      <Card>
        <EmptyState
          title={`No apps found for “${keyword}”`}
          message={`The store of ${countryName(country)} lists nothing for this keyword.`}
        />
      </Card>
    );
  }
  return (
    <Stack $gap={6}>
      <MyPlaces apps={data.data} country={country} />
      <Card
        flush
        title="Top apps"
        description={`${data.data.length} in the order of the store in ${countryName(country)}`}
        footer={<ProvenanceNote source={data.provenance.source} fetchedAt={data.provenance.fetchedAt} />}
      >
        <TopApps apps={data.data} country={country} />
      </Card>
    </Stack>
  );
}
