import {
  computeCoveredShare,
  type InsertionTarget,
  type KeywordCoverage,
} from "@listwise/aso-core/optimizer";
import { computeKeywordValue } from "@listwise/aso-core/scores";
import {
  Badge,
  Button,
  Card,
  ErrorState,
  FigureLink,
  formatNumber,
  LinkButton,
  Text,
} from "@listwise/shared-ui";
import { DataTable, type Column, type Sort } from "@listwise/shared-ui/table";
import { memo, useState } from "react";
import { focusNext } from "../../shared/move-focus";
import type { Coverage } from "./use-coverage";

interface KeywordsCardProps {
  coverage: Coverage;
  /** Adds only the words that no text has, or the whole keyword, to a text that people read. */
  unit: InsertionTarget["unit"];
  onAdd: (text: string, keyword: KeywordCoverage) => void;
}

const roundValue = (value: number | null) => value && Math.round(value);

function buildColumns({ unit, onAdd }: Pick<KeywordsCardProps, "unit" | "onAdd">): Column<KeywordCoverage>[] {
  const getAdded = ({ keyword, missing }: KeywordCoverage) =>
    unit === "keyword" ? keyword : missing.join(" ");
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
      key: "value",
      header: "Value",
      figure: "keywordValue",
      align: "end",
      sortDescFirst: true,
      value: (figure) => computeKeywordValue(figure),
      cell: (figure) => formatNumber(roundValue(computeKeywordValue(figure))),
    },
    {
      key: "covered",
      header: "Covered",
      cardLabel: "Coverage",
      value: ({ covered }) => covered,
      cell: (cover) =>
        cover.covered ? (
          <Badge tone="success">{cover.where.join(", ")}</Badge>
        ) : (
          <Button
            size="sm"
            aria-label={`Add “${getAdded(cover)}” for ${cover.keyword}`}
            data-adds-keyword=""
            onClick={({ currentTarget }) => {
              focusNext(currentTarget, "data-adds-keyword");
              onAdd(getAdded(cover), cover);
            }}
          >
            Add “{getAdded(cover)}”
          </Button>
        ),
    },
  ];
}

/** Number of keywords shown before "Show all". */
const COLLAPSED_COUNT = 25;

/** Returns how many keywords are covered: "7 of 12 covered, 24% by value." */
function describeCoverage(covers: readonly KeywordCoverage[]): string {
  const covered = covers.filter((cover) => cover.covered).length;
  const share = computeCoveredShare(covers);
  const byValue = share === null ? "" : `, ${Math.round(100 * share)}% by value`;
  return `${covered} of ${covers.length} covered${byValue}.`;
}

/** Renders the keywords on the app's list in the country and whether the texts cover them, the most valuable first. */
export const KeywordsCard = memo(function KeywordsCard({ coverage, unit, onAdd }: KeywordsCardProps) {
  const { error, isFetching, refetch, covers } = coverage;
  const [all, setAll] = useState(false);
  const [sort, setSort] = useState<Sort>({ key: "value", direction: "desc" });
  const byValue = (covers ?? []).toSorted(
    (a, b) => (computeKeywordValue(b) ?? -1) - (computeKeywordValue(a) ?? -1),
  );
  return (
    <Card
      title="Tracked keywords"
      actions={<FigureLink figure="coverage" label="Coverage by value" />}
      description={covers && covers.length > 0 ? describeCoverage(covers) : undefined}
    >
      {error ? (
        <ErrorState
          title="Couldn't load your keywords"
          problem={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <DataTable
          caption="Tracked keywords and their coverage"
          columns={buildColumns({ unit, onAdd })}
          rows={all ? byValue : byValue.slice(0, COLLAPSED_COUNT)}
          sort={sort}
          onSortChange={setSort}
          rowKey={({ keyword }) => keyword}
          loading={!covers}
          denseCards
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
});
