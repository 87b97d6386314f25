import {
  Card,
  ChangeBadge,
  EmptyState,
  Flag,
  formatRank,
  RankBadge,
  Row,
  Text,
  TrendingUpIcon,
} from "@listwise/shared-ui";
import styled from "styled-components";
import { AppLink } from "../../shared/app-link";
import { AppList, AppRow, RowEnd } from "../../shared/app-list";
import type { Moved } from "./summary";

const Words = styled.div`
  flex: 1 1 10rem;
  min-width: 0;
`;

/** The keywords whose place changed most since the check before. */
export function Moves({ moves }: { moves: readonly Moved[] }) {
  return (
    <Card title="Biggest moves" description="Since the check before" flush>
      {moves.length === 0 ? (
        <EmptyState
          icon={<TrendingUpIcon size={20} />}
          title="No moves yet"
          message="Once a keyword was checked twice, the largest changes show here."
        />
      ) : (
        <AppList aria-label="Biggest moves">
          {moves.map(({ id, keywordText, country, best }) => (
            <AppRow key={id}>
              <Words>
                <AppLink appId={best.appId} tab="keyword-rankings" country={country}>
                  <strong>{keywordText}</strong>
                </AppLink>
                <Row $gap={2}>
                  <Flag country={country} />
                  <Text as="span" $size="sm" $tone="muted" $truncate>
                    {best.appName}
                  </Text>
                </Row>
              </Words>
              <RowEnd>
                <ChangeBadge change={best.change} />
                <Text as="span" $size="sm" $tone="muted">
                  was {formatRank(best.previousRank)}
                </Text>
                <RankBadge rank={best.currentRank} />
              </RowEnd>
            </AppRow>
          ))}
        </AppList>
      )}
    </Card>
  );
}
