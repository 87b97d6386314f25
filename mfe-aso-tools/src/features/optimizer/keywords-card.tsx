import { computeKeywordCoverage, type KeywordCoverage } from "@listwise/aso-core/optimizer";
import { Badge, Button, Card, ErrorState, formatNumber, LinkButton, Text } from "@listwise/shared-ui";
import { DataTable, type Column } from "@listwise/shared-ui/table";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { listKeywordsQuery } from "../../shared/list-keywords.api";
import { readingQuery } from "./optimizer.api";

interface KeywordsCardProps {
  appId: number;
  country: string;
  texts: readonly { label: string; text: string }[];
  /** Inserts missing words where a field for them exists. */
  onMissing?: (words: readonly string[]) => void;
}

function buildColumns(onMissing: KeywordsCardProps["onMissing"]): Column<KeywordCoverage>[] {
  return [
    {
      key: "keyword",
      header: "Keyword",
      value: ({ keyword }) => keyword,
      cell: ({ keyword }) => <span dir="auto">{keyword}</span>,
    },
    {
      key: "popularity",
      header: "Popularity",
      figure: "popularity",
      align: "end",
      value: ({ popularity }) => popularity,
      cell: ({ popularity }) => formatNumber(popularity),
    },
    {
      key: "difficulty",
      header: "Difficulty",
      figure: "difficulty",
      align: "end",
      value: ({ difficulty }) => difficulty,
      cell: ({ difficulty }) => formatNumber(difficulty),
    },
    {
      key: "covered",
      header: "Covered",
      value: ({ covered }) => covered,
      cell: ({ keyword, covered, missing, where }) =>
        covered ? (
          <Badge tone="success">{where.join(", ")}</Badge>
        ) : onMissing ? (
          <Button size="sm" aria-label={`Add missing words of ${keyword}`} onClick={() => onMissing(missing)}>
            Add “{missing.join(" ")}”
          </Button>
        ) : (
          <Badge tone="warning">missing “{missing.join(" ")}”</Badge>
        ),
    },
  ];
}

/** Number of keywords shown before "Show all". */
const COLLAPSED_COUNT = 25;

/** Renders the keywords on the app's list in the country and whether the texts cover them, updated while the user writes. */
export function KeywordsCard({ appId, country, texts, onMissing }: KeywordsCardProps) {
  const figures = useQuery(listKeywordsQuery(appId, country));
  const { data: reading } = useQuery(readingQuery(country));
  const settled = useDeferredValue(texts);
  const covers = useMemo(
    () => (figures.data && reading ? computeKeywordCoverage(figures.data, settled, reading.locale) : null),
    [figures.data, reading, settled],
  );
  const [all, setAll] = useState(false);
  const covered = covers?.filter((cover) => cover.covered).length ?? 0;
  return (
    <Card
      title="Tracked keywords"
      description={covers && covers.length > 0 ? `${covered} of ${covers.length} covered.` : undefined}
    >
      {figures.isError && !figures.data ? (
        <ErrorState
          title="Couldn't load your keywords"
          problem={figures.error}
          onRetry={() => void figures.refetch()}
          retrying={figures.isFetching}
        />
      ) : (
        <DataTable
          caption="Tracked keywords and their coverage"
          columns={buildColumns(onMissing)}
          rows={all ? (covers ?? []) : (covers ?? []).slice(0, COLLAPSED_COUNT)}
          rowKey={({ keyword }) => keyword}
          loading={!covers}
          empty={
            <Text $tone="muted">
              This app's keyword list has no keywords in this country yet.{" "}
              <LinkButton to="/aso-tools/keyword-generator" size="sm" variant="ghost">
                Find keywords
              </LinkButton>
            </Text>
          }
        />
      )}
      {covers && covers.length > COLLAPSED_COUNT && (
        <Button
          size="sm"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          style={{ marginTop: "var(--lw-space-4)" }}
        >
          {all ? `Show only the first ${COLLAPSED_COUNT}` : `Show all ${covers.length} keywords`}
        </Button>
      )}
    </Card>
  );
}
