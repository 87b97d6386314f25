import type { KeywordRanking } from "@listwise/contracts";
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
  return (
    <AppLink appId={ranking.appId} tab="keyword-rankings" country={country}>
      <Row as="span" $gap={2}>
        <RankBadge rank={ranking.currentRank} />
        <ChangeBadge change={ranking.change} />
        {ranking.previousRank !== null && (
          <Text as="span" $size="xs" $tone="muted">
            was {formatRank(ranking.previousRank)}
          </Text>
        )}
      </Row>
    </AppLink>
  );
}
