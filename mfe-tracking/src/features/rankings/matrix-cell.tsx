import { NOT_RANKED, type KeywordRanking } from "@listwise/contracts";
import { ChangeBadge, formatRank, RankBadge, Row, Text } from "@listwise/shared-ui";
import { AppLink } from "../../shared/app-link";

export interface MatrixCellProps {
  ranking: KeywordRanking | undefined;
  country: string;
}

/** The rank, its change and the rank before; opens the app's rankings. */
export function MatrixCell({ ranking, country }: MatrixCellProps) {
  if (!ranking || ranking.currentRank === null) {
    return (
      <Text as="span" $size="sm" $tone="muted">
        Not checked yet
      </Text>
    );
  }
  // "Not in the top 200, as before" needs no more words; most cells say it.
  const placed = ranking.currentRank < NOT_RANKED;
  const moved = ranking.previousRank !== null && ranking.change !== 0;
  return (
    <AppLink appId={ranking.appId} tab="keyword-rankings" country={country}>
      <Row as="span" $gap={2}>
        <RankBadge rank={ranking.currentRank} />
        {(placed || moved) && <ChangeBadge change={ranking.change} />}
        {moved && (
          <Text as="span" $size="xs" $tone="muted">
            was {formatRank(ranking.previousRank)}
          </Text>
        )}
      </Row>
    </AppLink>
  );
}
