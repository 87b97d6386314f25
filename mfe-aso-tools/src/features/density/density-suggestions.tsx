import { pickSeeds, type DensityResult } from "@listwise/aso-core/density";
import { explainEmpty, formatCount } from "@listwise/aso-core/text";
import {
  Button,
  ChartColumnIcon,
  CheckIcon,
  EmptyState,
  ErrorState,
  FigureLinks,
  formatNumber,
  IconButton,
  Loading,
  PlusIcon,
  ProvenanceNote,
  Row,
  SkeletonText,
  Stack,
  Text,
  useStoreSource,
  VisuallyHidden,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTrackKeywords } from "../../shared/track-keywords/use-track-keywords";
import { Table } from "./density.styles";
import { suggestionsQuery, type SuggestionScope } from "./suggestions.api";

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
  const [all, setAll] = useState(false);
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
  if (!data) {
    return (
      <Loading label="Loading suggestions">
        <SkeletonText lines={8} />
      </Loading>
    );
  }
  if (data.rows.length === 0) {
    return (
      <EmptyState title="No suggestions" message={explainEmpty(source, "suggestions for these words")} />
    );
  }
  const scored = data.rows.filter(({ score }) => score !== null);
  const unknown = data.rows.length - scored.length;
  // Without any score, the list would be empty.
  const isLong = scored.length > 0 && unknown > 0;
  return (
    <Stack>
      <Text $size="sm" $tone="muted" dir="auto">
        Based on: {seeds.join(", ")}
      </Text>
      <Table>
        <caption>Keyword suggestions</caption>
        <thead>
          <tr>
            <th scope="col">Keyword</th>
            <th scope="col">Score</th>
            <th scope="col">
              <VisuallyHidden>Track</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {(all || !isLong ? data.rows : scored).map(({ keyword, score }) => {
            const isListed = listed.has(keyword);
            return (
              <tr key={keyword}>
                <th scope="row" dir="auto">
                  {keyword}
                </th>
                <td>{formatNumber(score)}</td>
                <td>
                  <IconButton
                    size="sm"
                    variant="ghost"
                    label={isListed ? `${keyword} is on your list` : `Track ${keyword}`}
                    disabled={isListed || tracking}
                    icon={isListed ? <CheckIcon size={15} /> : <PlusIcon size={15} />}
                    onClick={() => track([keyword])}
                  />
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
      <FigureLinks figures={[{ figure: "suggestionScore", label: "Suggestion score" }]} />
      {isLong && (
        <Row>
          <Button size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
            {all
              ? "Show only keywords with a score"
              : `Show ${formatCount(unknown, "keyword")} without a score`}
          </Button>
        </Row>
      )}
      {(all || !isLong) && unknown > 0 && (
        <Text $size="xs" $tone="muted">
          A dash (–) means that the score is unknown: check the keyword or track it.
        </Text>
      )}
      {data.provenance && <ProvenanceNote {...data.provenance} />}
    </Stack>
  );
}
