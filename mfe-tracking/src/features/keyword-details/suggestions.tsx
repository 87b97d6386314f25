import { STORES } from "@listwise/aso-core/stores";
import type { Suggestion } from "@listwise/contracts/keywords";
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  FigureLink,
  Loading,
  ProvenanceNote,
  SkeletonText,
  SparklesIcon,
  toast,
} from "@listwise/shared-ui";
import { useWorkspace } from "@listwise/shared-auth";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useCurrentStore } from "../../shared/apps/use-current-store";
import { ConnectAppleAds } from "../../shared/keywords/connect-apple-ads";
import { useAppleAds } from "../../shared/keywords/use-apple-ads";
import { fetchAppleSuggestions, suggestionsQuery, type KeywordScope } from "./keyword-details.api";
import { QueryCard } from "./query-card";
import { SuggestionList } from "./suggestion-list";

const reasons: Record<Suggestion["reason"], string> = {
  autocomplete: "Autocomplete",
  title: "From top app names",
  modifier: "Common word added",
  neighbour: "Same apps rank for it",
};

/** Renders keywords related to this one. */
export function Suggestions(place: KeywordScope) {
  const { appId } = useWorkspace();
  const current = useCurrentStore();
  const query = useQuery(suggestionsQuery(place, appId));
  // The app competes in its own store only.
  const hasScores = appId !== null && (current === undefined || place.platform === current);
  return (
    <QueryCard
      title="Suggestions"
      actions={<FigureLink figure="suggestionScore" label="Suggestion score" />}
      description={
        hasScores
          ? "Related keywords. A higher score means more potential."
          : appId === null
            ? "Related keywords. Choose an app to see how well they suit it."
            : `Related keywords of ${STORES[place.platform].inSentence}. The current app isn't in this store.`
      }
      query={query}
      failed="Couldn't load suggestions"
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
          items={data.map(({ keyword, score, reason }) => ({
            keyword,
            reason: reasons[reason],
            // Without an app of the store there are no scores, so they aren't unknown.
            ...(hasScores && { score }),
          }))}
          storefront={place}
        />
      )}
    </QueryCard>
  );
}

/**
 * Renders the suggestions of Apple Search Ads. They load on request because each call uses up the installation's quota.
 */
export function AppleSuggestions(place: KeywordScope) {
  const status = useAppleAds();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => fetchAppleSuggestions(place),
    onError: () => {
      toast.error("Failed to generate keyword suggestions");
    },
  });
  const ask = () => mutate();
  if (status === "hidden") return null;
  return (
    <Card
      title="Apple Search Ads"
      description="Keywords that Apple suggests to advertisers, with their popularity."
    >
      {status === "missing" ? (
        <ConnectAppleAds />
      ) : data ? (
        <SuggestionList
          label="Apple Search Ads suggestions"
          figure="Popularity"
          items={data.map(({ name, popularity }) => ({ keyword: name, score: popularity }))}
          storefront={place}
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
          title="No suggestions loaded"
          message="Each request uses up the quota of this installation."
          action={
            <Button busy={isPending} onClick={ask}>
              Load suggestions
            </Button>
          }
        />
      )}
    </Card>
  );
}
