import { formatCount } from "@listwise/aso-core/text";
import { Card, EmptyState, ErrorState, Loading, ProvenanceNote } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { getCountryName } from "@listwise/shared-ui";
import { RowSkeletons } from "../../shared/apps/row-skeletons";
import { ResultList } from "./result-list";
import { storeNames } from "./stores";
import { appSearchQuery, type AppSearch } from "./tracked-apps.api";

/** Renders the store's results for a text, in store order. */
export function SearchResults({ search }: { search: AppSearch }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(appSearchQuery(search));
  const where = getCountryName(search.country);
  if (isPending && !error) {
    return (
      <Card flush>
        <Loading label={`Searching for ${search.q}`}>
          <RowSkeletons count={12} />
        </Loading>
      </Card>
    );
  }
  if (error) {
    return (
      <Card>
        <ErrorState
          title="The search failed"
          problem={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Card>
    );
  }
  if (data.results.length === 0) {
    return (
      <Card>
        <EmptyState
          title={`No apps found for “${search.q}”`}
          message={
            data.reason ??
            `${storeNames[search.platform]} has no results in ${where}. Try different words, the app's ID or link, or another country.`
          }
        />
      </Card>
    );
  }
  return (
    <Card
      flush
      title={`Results for “${data.query}”`}
      description={`${formatCount(data.count, "app")} in store order in ${where}`}
      footer={<ProvenanceNote source={data.provenance.source} fetchedAt={data.provenance.fetchedAt} />}
    >
      <ResultList apps={data.results} country={search.country} />
    </Card>
  );
}
