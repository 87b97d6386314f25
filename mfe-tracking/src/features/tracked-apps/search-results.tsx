import { formatCount, describeResults, explainEmpty } from "@listwise/aso-core/text";
import {
  Card,
  EmptyState,
  ErrorState,
  Loading,
  ProvenanceNote,
  formatCountry,
  useStoreSource,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { RowSkeletons } from "../../shared/apps/row-skeletons";
import { ResultList } from "./result-list";
import { appSearchQuery, type AppSearch } from "../../shared/apps/app-search.api";

/** Renders the results for a text, in the order of the source. */
export function SearchResults({ search }: { search: AppSearch }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(appSearchQuery(search));
  const source = useStoreSource();
  const where = formatCountry(search.country);
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
            `${explainEmpty(source, `results in ${where}`)} Try different words, the app's ID or link, or another country.`
          }
        />
      </Card>
    );
  }
  return (
    <Card
      flush
      title={`Results for “${data.query}”`}
      description={`${formatCount(data.count, "app")} ${describeResults(source, where)}`}
      footer={<ProvenanceNote source={data.provenance.source} fetchedAt={data.provenance.fetchedAt} />}
    >
      <ResultList apps={data.results} country={search.country} />
    </Card>
  );
}
