import { pickSeeds, type DensityResult } from "@listwise/aso-core/density";
import { explainEmpty } from "@listwise/aso-core/text";
import {
  ChartColumnIcon,
  CheckIcon,
  EmptyState,
  ErrorState,
  formatNumber,
  IconButton,
  PlusIcon,
  ProvenanceNote,
  Stack,
  Text,
  useStoreSource,
} from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import { useQuery } from "@tanstack/react-query";
import { useTrackKeywords } from "../../shared/track-keywords/use-track-keywords";
import { suggestionsQuery, type SuggestionScope } from "./suggestions.api";

interface Row {
  keyword: string;
  /** 0–100; `null` if unknown. */
  score: number | null;
}

interface DensitySuggestionsProps {
  scope: SuggestionScope;
  /** Undefined before the first analysis. */
  result: DensityResult | undefined;
  /** Keywords on the list of the app. */
  listed: ReadonlySet<string>;
}

/** Renders keywords related to the most frequent words of the text, each with a button that tracks it. */
export function DensitySuggestions({ scope, result, listed }: DensitySuggestionsProps) {
  const source = useStoreSource();
  const seeds = result ? pickSeeds(result) : [];
  const { data, error, isFetching, refetch } = useQuery(suggestionsQuery(seeds, scope));
  const { track, tracking } = useTrackKeywords({ ...scope, origin: "density" });
  if (seeds.length === 0) {
    return (
      <EmptyState
        icon={<ChartColumnIcon size={20} />}
        title={result ? "No suggestions" : "No analysis yet"}
        message={
          result
            ? "This text has no words to suggest keywords from."
            : "Analyze a text to get keywords related to its most frequent words."
        }
      />
    );
  }
  if (error) {
    return (
      <ErrorState
        title="Failed to generate keyword suggestions"
        problem={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  const columns: Column<Row>[] = [
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
      sortDescFirst: true,
      value: ({ score }) => score,
      cell: ({ score }) => formatNumber(score),
    },
    {
      key: "add",
      header: "Track",
      hideHeader: true,
      align: "end",
      sort: false,
      csv: false,
      cell: ({ keyword }) => {
        const isListed = listed.has(keyword);
        return (
          <IconButton
            size="sm"
            variant="ghost"
            label={isListed ? `${keyword} is on your list` : `Track ${keyword}`}
            disabled={isListed || tracking}
            icon={isListed ? <CheckIcon size={15} /> : <PlusIcon size={15} />}
            onClick={() => track([keyword])}
          />
        );
      },
    },
  ];
  return (
    <Stack>
      <Text $size="sm" $tone="muted" dir="auto">
        Based on: {seeds.join(", ")}
      </Text>
      <DataTable
        caption="Keyword suggestions"
        columns={columns}
        rows={data?.rows ?? []}
        rowKey={({ keyword }) => keyword}
        loading={!data}
        empty={
          <EmptyState title="No suggestions" message={explainEmpty(source, "suggestions for these words")} />
        }
      />
      {data?.provenance && <ProvenanceNote {...data.provenance} />}
    </Stack>
  );
}
