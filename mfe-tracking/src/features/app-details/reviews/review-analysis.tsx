import { formatCount } from "@listwise/aso-core/text";
import { ErrorState, Loading, SelectField, SkeletonText, Stack } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ReviewSentiment } from "../../../shared/reviews/review-sentiment";
import { reviewAnalysisQuery } from "./reviews.api";

interface ReviewAnalysisProps {
  appId: number;
  country: string;
  /** Name of the store, if the list above has reviews of both. */
  store?: string | undefined;
}

/** Renders the sentiment and topics of the reviews in a country. */
export function ReviewAnalysisSection({ appId, country, store }: ReviewAnalysisProps) {
  const [version, setVersion] = useState("");
  const { data, error, isFetching, refetch } = useQuery(reviewAnalysisQuery({ appId, country }, version));
  return (
    <Stack as="section" $gap={3} aria-labelledby="review-analysis-heading">
      <h4 id="review-analysis-heading">Review analysis{store && ` (${store} only)`}</h4>
      {error && !data && (
        <ErrorState
          title="Analysis Error"
          problem={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!error && !data && (
        <Loading label="Analyzing reviews">
          <SkeletonText lines={4} />
        </Loading>
      )}
      {data && data.versions.length > 1 && (
        <SelectField
          label="App version"
          options={[
            { value: "", label: "All versions" },
            ...data.versions.map((one) => ({
              value: one.version,
              label: `${one.version} (${formatCount(one.count, "review")}, sentiment ${one.sentiment})`,
            })),
          ]}
          value={version}
          onChange={(event) => setVersion(event.target.value)}
        />
      )}
      {data && <ReviewSentiment analysis={data} />}
    </Stack>
  );
}
