import type { showcaseEndpoints } from "@listwise/contracts/site";
import type { z } from "@listwise/contracts/zod";
import { formatCount } from "@listwise/aso-core/text";
import { ApiError } from "@listwise/shared-auth";
import {
  formatCountry,
  EmptyState,
  ErrorState,
  Loading,
  ProvenanceNote,
  Skeleton,
  VisuallyHidden,
} from "@listwise/shared-ui";
import type { UseQueryResult } from "@tanstack/react-query";
import type { Search } from "./home.api";
import { PlainList } from "../../shared/lists/plain-list";
import { LiveResult } from "./live-result";
import { TrackLink } from "./track-link";

interface LiveResultsProps {
  search: Search;
  answer: UseQueryResult<z.output<typeof showcaseEndpoints.topApps.response>>;
}

export function LiveResults({ search, answer }: LiveResultsProps) {
  const { data } = answer;
  return (
    <>
      <div className="doc-live-stage">
        {answer.isPending && <ResultSkeletons />}
        {answer.isError && <SearchFailed answer={answer} search={search} />}
        {data?.data.length === 0 && (
          <EmptyState
            title="No apps found"
            message={`There are no results for “${data.keyword}” in ${formatCountry(data.country)}. Try fewer or different words.`}
          />
        )}
        {data && data.data.length > 0 && (
          <PlainList
            ordered
            className="doc-live-results"
            data-old={answer.isPlaceholderData}
            aria-label={`Top apps for ${data.keyword}`}
          >
            {data.data.map((result) => (
              <LiveResult key={result.position} result={result} />
            ))}
          </PlainList>
        )}
      </div>
      <footer className="doc-live-foot">
        {data ? <ProvenanceNote {...data.provenance} /> : <Skeleton width="12rem" height="0.75rem" />}
        <TrackLink search={search} />
      </footer>
      <VisuallyHidden role="status">
        {data &&
          !answer.isPlaceholderData &&
          `${formatCount(data.data.length, "app")} for ${data.keyword} in ${formatCountry(data.country)}`}
      </VisuallyHidden>
    </>
  );
}

function ResultSkeletons() {
  return (
    <Loading label="Searching">
      {["a", "b", "c", "d", "e"].map((key) => (
        <div className="doc-live-result" key={key}>
          <Skeleton width="2.25rem" height="1.375rem" radius="full" />
          <Skeleton width="2.5rem" height="2.5rem" radius="md" />
          <Skeleton width="60%" />
        </div>
      ))}
    </Loading>
  );
}

function SearchFailed({ answer, search }: LiveResultsProps) {
  if (answer.error instanceof ApiError && answer.error.code === "NOT_FOUND") {
    return (
      <EmptyState
        title="Not checked yet"
        message={`“${search.keyword}” hasn't been tracked in ${formatCountry(search.country)} yet. Track it to see its first ranking within moments.`}
      />
    );
  }
  return (
    <ErrorState
      title="Couldn't run the search"
      problem={answer.error}
      onRetry={() => void answer.refetch()}
      retrying={answer.isFetching}
    />
  );
}
