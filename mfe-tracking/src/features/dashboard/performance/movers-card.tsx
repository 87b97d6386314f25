import type { Mover, Performance } from "@listwise/contracts/portfolio";
import {
  Card,
  FigureLink,
  formatRank,
  formatShortDate,
  RankBadge,
  RankChange,
  Text,
} from "@listwise/shared-ui";
import styled from "styled-components";
import { KeywordLink } from "../../../shared/keywords/keyword-link";
import { AppList, AppRow, RowEnd } from "../../../shared/apps/app-list.styles";

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  h3 {
    padding: var(--lw-space-2) var(--lw-space-5);
    color: var(--lw-text-muted);
    font-size: var(--lw-font-sm);
  }
`;

const Line = styled(AppRow)`
  min-height: 2.75rem;
  padding-block: var(--lw-space-2);
`;

const Keyword = styled.div`
  flex: 1 1 8rem;
  min-width: 0;
  overflow-wrap: anywhere;
  a {
    color: inherit;
    font-weight: var(--lw-weight-medium);
  }
`;

const Quiet = styled(Text)`
  padding: 0 var(--lw-space-5) var(--lw-space-4);
`;

export interface MoversCardProps {
  movers: Performance["movers"];
  country: string;
}

/** Renders the keywords whose rank changed most within a week. */
export function MoversCard({ movers: { up, down }, country }: MoversCardProps) {
  return (
    <Card
      title="Movers"
      actions={<FigureLink figure="rankChange" label="Change" />}
      description="Largest rank changes within 7 days"
      flush
    >
      {up.length === 0 && down.length === 0 ? (
        <Quiet $size="sm" $tone="muted">
          No rank changed within 7 days. New keywords appear here from their second day of checks on.
        </Quiet>
      ) : (
        <Columns>
          <Movers title="Up" movers={up} country={country} />
          <Movers title="Down" movers={down} country={country} />
        </Columns>
      )}
    </Card>
  );
}

interface MoversProps {
  title: string;
  movers: readonly Mover[];
  country: string;
}

function Movers({ title, movers, country }: MoversProps) {
  return (
    <div>
      <h3>{title}</h3>
      {movers.length === 0 ? (
        <Quiet $size="sm" $tone="muted">
          No keyword moved {title.toLowerCase()}.
        </Quiet>
      ) : (
        <AppList aria-label={`Movers ${title.toLowerCase()}`}>
          {movers.map(({ keyword, before, since, now, results }) => (
            <Line key={keyword}>
              <Keyword>
                <KeywordLink keyword={keyword} country={country} />
              </Keyword>
              <RowEnd>
                <Text as="span" $size="sm" $tone="muted">
                  was {formatRank(before)} on {formatShortDate(since)}
                </Text>
                <RankChange before={before} now={now} />
                <RankBadge rank={now} results={results} />
              </RowEnd>
            </Line>
          ))}
        </AppList>
      )}
    </div>
  );
}
