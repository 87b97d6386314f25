import { explainUncovered, isCovered } from "@listwise/aso-core/text";
import type { KeywordTableRow } from "@listwise/contracts/keywords";
import { RankBadge, Row, Spinner, Text, useStoreSource } from "@listwise/shared-ui";

export interface RankCellProps {
  keyword: KeywordTableRow;
  /** True while a check is running. */
  pending: boolean;
}

/** Renders the rank and, if the results end before rank 200, their number; or the reason why the rank is missing. */
export function RankCell({ keyword: { best, results, country }, pending }: RankCellProps) {
  const source = useStoreSource();
  const rank = best?.currentRank ?? null;
  if (rank !== null) return <RankBadge rank={rank} results={results} />;
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
