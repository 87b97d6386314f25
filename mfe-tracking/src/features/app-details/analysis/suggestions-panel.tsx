import { STORES, type Platform } from "@listwise/aso-core/stores";
import { explainEmpty } from "@listwise/aso-core/text";
import {
  CheckIcon,
  EmptyState,
  ErrorState,
  IconButton,
  PlusIcon,
  SegmentedControl,
  Stack,
  Text,
  toast,
  useStoreSource,
} from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ConnectAppleAds } from "../../../shared/keywords/connect-apple-ads";
import { userKeywordsQuery } from "../../../shared/keywords/keywords.api";
import { useAppleAds } from "../../../shared/keywords/use-apple-ads";
import { AddKeywordDialog } from "./add-keyword-dialog";
import { ScoreBadge } from "./score-badge";
import {
  suggestionsQuery,
  type SuggestionRow,
  type SuggestionScope,
  type SuggestionSource,
} from "./suggestions.api";

const sources = [
  { value: "store", label: "Store search" },
  { value: "apple", label: "Apple Search Ads" },
];

interface SuggestionsPanelProps extends SuggestionScope {
  seeds: readonly string[];
  /** Store of the listing. */
  platform: Platform;
}

/** Returns the keywords on the app's list; for an app that isn't tracked, those on any list. */
function useTracked({ appId, country }: SuggestionScope): ReadonlySet<string> {
  const { data = [] } = useQuery(userKeywordsQuery());
  return new Set(
    data
      .filter((keyword) => keyword.country === country && (appId === null || keyword.appId === appId))
      .map(({ keywordText }) => keywordText.toLowerCase()),
  );
}

/** Renders keywords related to the listing, each with a button that tracks it. */
export function SuggestionsPanel({ seeds, appId, country, platform }: SuggestionsPanelProps) {
  const ads = useAppleAds();
  const apple = STORES[platform].hasSearchAds ? ads : "hidden";
  const listings = useStoreSource();
  const [chosen, setSource] = useState<SuggestionSource>("store");
  const source = apple === "hidden" ? "store" : chosen;
  const [adding, setAdding] = useState<string>();
  const tracked = useTracked({ appId, country });
  const { data, error, isFetching, refetch } = useQuery({
    ...suggestionsQuery(source, seeds, { appId, country }),
    enabled: seeds.length > 0 && (source === "store" || apple === "connected"),
  });
  useEffect(() => {
    if (error) toast.error("Failed to generate keyword suggestions", { id: "suggestions" });
  }, [error]);

  const columns: Column<SuggestionRow>[] = [
    {
      key: "keyword",
      header: "Keyword",
      value: ({ keyword }) => keyword,
      cell: ({ keyword }) => <strong dir="auto">{keyword}</strong>,
    },
    {
      key: "score",
      header: "Score",
      figure: "suggestionScore",
      align: "end",
      value: ({ score }) => score,
      cell: ({ score }) => <ScoreBadge score={score} />,
    },
    {
      key: "add",
      header: "Add",
      hideHeader: true,
      align: "end",
      sort: false,
      csv: false,
      cell: ({ keyword }) => {
        const there = tracked.has(keyword.toLowerCase());
        return (
          <IconButton
            size="sm"
            variant="ghost"
            label={there ? `${keyword} is in your list` : `Add ${keyword}`}
            disabled={there}
            icon={there ? <CheckIcon size={15} /> : <PlusIcon size={15} />}
            onClick={() => setAdding(keyword)}
          />
        );
      },
    },
  ];
  if (seeds.length === 0) {
    return <EmptyState title="No suggestions" message="This listing has no text to suggest keywords from." />;
  }
  return (
    <Stack $align="start">
      {apple !== "hidden" && (
        <SegmentedControl
          label="Source"
          options={sources}
          value={source}
          onChange={(value) => setSource(value === "apple" ? "apple" : "store")}
        />
      )}
      <Text $size="sm" $tone="muted">
        Based on: {seeds.join(", ")}
      </Text>
      <Stack style={{ width: "100%" }}>
        {source === "apple" && apple === "missing" ? (
          <ConnectAppleAds />
        ) : error ? (
          <ErrorState
            title={
              source === "apple" ? "Failed to fetch keyword suggestions from Apple Search Ads" : undefined
            }
            problem={error}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <DataTable
            caption="Keyword suggestions"
            columns={columns}
            rows={data ?? []}
            rowKey={({ keyword }) => keyword}
            loading={!data}
            empty={
              <EmptyState
                title="No suggestions"
                message={explainEmpty(listings, "suggestions for these words")}
              />
            }
          />
        )}
      </Stack>
      {adding !== undefined && (
        <AddKeywordDialog
          keyword={adding}
          appId={appId}
          country={country}
          onClose={() => setAdding(undefined)}
        />
      )}
    </Stack>
  );
}
