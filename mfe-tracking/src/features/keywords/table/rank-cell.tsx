import type { UserKeyword } from "@listwise/contracts/keywords";
import { RankBadge, Row, Spinner, Text } from "@listwise/shared-ui";

export interface RankCellProps {
  keyword: UserKeyword;
  /** True while a check is running. */
  pending: boolean;
}

/** Renders the rank, or the reason why it is missing. */
export function RankCell({ keyword, pending }: RankCellProps) {
  const rank = keyword.best?.currentRank ?? null;
  if (rank !== null) return <RankBadge rank={rank} />;
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
