import { explainUncovered, formatMissing, isCovered } from "@listwise/aso-core/text";
import type { UserKeyword } from "@listwise/contracts/keywords";
import { RankBadge, Row, Spinner, Text, getCountryName, useStoreSource } from "@listwise/shared-ui";

export interface RankCellProps {
  keyword: UserKeyword;
  /** True while a check is running. */
  pending: boolean;
}

/** Renders the rank, or the reason why it is missing. */
export function RankCell({ keyword, pending }: RankCellProps) {
  const source = useStoreSource();
  const rank = keyword.best?.currentRank ?? null;
  if (rank !== null) return <RankBadge rank={rank} />;
  if (!isCovered(source, keyword.country)) {
    return (
      <Text as="span" $size="sm" $tone="muted" title={explainUncovered(source, keyword.country) ?? undefined}>
        {formatMissing(source, getCountryName(keyword.country))}
      </Text>
    );
  }
  return (
    <Text as="span" $size="sm" $tone="muted">
      {pending ? (
        <Row $gap={2} $nowrap>
          <Spinner size={12} />
          Checking…
        </Row>
      ) : (
        "Not checked yet"
      )}
    </Text>
  );
}
