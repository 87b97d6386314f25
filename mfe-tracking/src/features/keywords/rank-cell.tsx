import type { UserKeyword } from "@listwise/contracts";
import { RankBadge, Row, Spinner, Text, TopBadge } from "@listwise/shared-ui";
import { isAwaitingFirstRank } from "../../shared/first-rank";

/** The rank, or why there is none yet. */
export function RankCell({ keyword, updating }: { keyword: UserKeyword; updating: boolean }) {
  const rank = keyword.best?.currentRank ?? null;
  if (rank !== null) {
    return (
      <Row $gap={1} $nowrap>
        <RankBadge rank={rank} />
        <TopBadge rank={rank} />
      </Row>
    );
  }
  const checking = keyword.best !== null && (updating || isAwaitingFirstRank(keyword));
  return (
    <Text as="span" $size="sm" $tone="muted">
      {checking ? (
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
