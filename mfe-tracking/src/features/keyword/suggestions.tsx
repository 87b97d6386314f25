import type { Suggestion } from "@listwise/contracts";
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  Loading,
  ProvenanceNote,
  SkeletonText,
  SparklesIcon,
  toast,
} from "@listwise/shared-ui";
import { useMutation, useQuery } from "@tanstack/react-query";
import { askApple, suggestionsQuery, type Place } from "./keyword.api";
import { QueryCard } from "./query-card";
import { SuggestionList } from "./suggestion-list";

const reasons: Record<Suggestion["reason"], string> = {
  autocomplete: "The store completes it",
  title: "In the names of the first apps",
  modifier: "With a common word added",
  neighbour: "The same apps rank for it",
};

/** Keywords near this one. */
export function Suggestions(place: Place) {
  const query = useQuery(suggestionsQuery(place));
  return (
    <QueryCard
      title="Suggestions"
      description="Keywords near this one; the score is how much each promises."
      query={query}
      failed="The suggestions did not load"
      loading={
        <Loading label="Loading suggestions">
          <SkeletonText lines={8} />
        </Loading>
      }
      footer={({ provenance }) => <ProvenanceNote {...provenance} />}
    >
      {({ data }) => (
        <SuggestionList
          label="Suggestions"
          figure="Score"
          items={data.map((item) => ({ ...item, reason: reasons[item.reason] }))}
          country={place.country}
        />
      )}
    </QueryCard>
  );
}

/** What Apple Search Ads suggests; asked for, as it costs the installation's own quota. */
export function AppleSuggestions(place: Place) {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => askApple(place),
    onError: () => {
      toast.error("Failed to generate keyword suggestions");
    },
  });
  const ask = () => mutate();
  return (
    <Card title="Apple Search Ads" description="What Apple suggests to advertisers, with its popularity.">
      {data ? (
        <SuggestionList
          label="Apple Search Ads suggestions"
          figure="Popularity"
          items={data.map(({ name, popularity }) => ({ keyword: name, score: popularity }))}
          country={place.country}
        />
      ) : error ? (
        <ErrorState
          title="Failed to fetch keyword suggestions from Apple Search Ads"
          problem={error}
          onRetry={ask}
          retrying={isPending}
        />
      ) : (
        <EmptyState
          icon={<SparklesIcon size={20} />}
          title="Not asked yet"
          message="Needs the installation's own Apple Search Ads access."
          action={
            <Button busy={isPending} onClick={ask}>
              Ask Apple Search Ads
            </Button>
          }
        />
      )}
    </Card>
  );
}
