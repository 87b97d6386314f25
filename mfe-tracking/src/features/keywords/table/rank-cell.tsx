import { explainUncovered, isCovered } from "@listwise/aso-core/text";
import type { KeywordTableRow } from "@listwise/contracts/keywords";
import { NOT_RANKED } from "@listwise/contracts/store";
import { RankBadge, Row, Spinner, Text, useStoreSource } from "@listwise/shared-ui";

/** The store delivers at most this many results. */
const MAX_RESULTS = NOT_RANKED - 1;

export interface RankCellProps {
  keyword: KeywordTableRow;
  /** True while a check is running. */
  pending: boolean;
}

/** Renders the rank and, if the results end before rank 200, their number; or the reason why the rank is missing. */
export function RankCell({ keyword: { best, results, country }, pending }: RankCellProps) {
  const source = useStoreSource();
  const rank = best?.currentRank ?? null;
  const isShort = results !== null && results < MAX_RESULTS;
  if (rank !== null) {
    const isRanked = rank < NOT_RANKED;
    return (
      <Row as="span" $gap={1} $nowrap $justify="end">
        {(isRanked || !isShort) && <RankBadge rank={rank} />}
        {isShort && (
          <Text as="span" $size="sm" $tone="muted">
            {isRanked ? `of ${results}` : results === 0 ? "no results" : `not in ${results}`}
          </Text>
        )}
      </Row>
    );
  }
  if (!isCovered(source, country)) {
    return (
      <Text as="span" $size="sm" $tone="muted" title={explainUncovered(source, country) ?? undefined}>
        No data
      </Text>
    );
  }
  return (
    <Text as="span" $size="sm" $tone="muted">
      {pending ? (
        <Row as="span" $gap={2} $nowrap $justify="end">
          <Spinner size={12} />
          Checking…
        </Row>
      ) : (
        "Not checked"
      )}
    </Text>
  );
}
