import {
  Card,
  ChangeBadge,
  EmptyState,
  Flag,
  formatRank,
  ProvenanceNote,
  RankBadge,
  Row,
  Text,
  TrendingUpIcon,
} from "@listwise/shared-ui";
import styled from "styled-components";
import { AppLink } from "../../shared/apps/app-link";
import { AppList, AppRow, RowEnd } from "../../shared/apps/app-list";
import type { Moved } from "./summary";

const Words = styled.div`
  flex: 1 1 10rem;
  min-width: 0;
`;

const Quiet = styled(Text)`
  padding: 0 var(--lw-space-5) var(--lw-space-4);
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  h3 {
    padding: var(--lw-space-2) var(--lw-space-5);
    color: var(--lw-text-muted);
    font-size: var(--lw-font-sm);
  }
`;

export interface MovesProps {
  up: readonly Moved[];
  down: readonly Moved[];
  /** The source of the ranks and the time of the newest check. */
  source: string | undefined;
  checkedAt: string | null;
}

/** Renders the keywords whose rank changed most since the previous check. */
export function Moves({ up, down, source, checkedAt }: MovesProps) {
  const none = up.length === 0 && down.length === 0;
  return (
    <Card
      title="Biggest moves"
      description="Since the previous check"
      flush
      footer={source && <ProvenanceNote source={source} fetchedAt={checkedAt} />}
    >
      {none ? (
        <EmptyState
          icon={<TrendingUpIcon size={20} />}
          title="No moves yet"
          message="Biggest changes appear after the second check."
        />
      ) : (
        <Columns>
          <Movers title="Up" moves={up} />
          <Movers title="Down" moves={down} />
        </Columns>
      )}
    </Card>
  );
}

function Movers({ title, moves }: { title: string; moves: readonly Moved[] }) {
  const label = `Biggest moves ${title.toLowerCase()}`;
  return (
    <div>
      <h3>{title}</h3>
      {moves.length === 0 ? (
        <Quiet $size="sm" $tone="muted">
          No keyword moved {title.toLowerCase()}.
        </Quiet>
      ) : (
        <AppList aria-label={label}>
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
    </div>
  );
}
