import { LAST_RANK } from "@listwise/aso-core/visibility";
import type { CompetitorKeywordRow } from "@listwise/contracts/keywords";
import { AppIcon, RankBadge, Row, Text, VisuallyHidden } from "@listwise/shared-ui";
import styled from "styled-components";
import type { ComparedApps } from "./file-columns";

const MAX_SHOWN = 3;

const List = styled.ul.attrs({ role: "list" })`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-1) var(--lw-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Renders the best-ranked competitors with their ranks. */
export function RivalRanks({
  row: { ranks, checkedAt },
  apps,
}: {
  row: CompetitorKeywordRow;
  apps: ComparedApps;
}) {
  const ranked = apps
    .flatMap((app, index) => {
      const rank = ranks[index] ?? null;
      return index > 0 && rank !== null && rank <= LAST_RANK ? [{ ...app, rank }] : [];
    })
    .sort((a, b) => a.rank - b.rank);
  if (ranked.length === 0) {
    return (
      <Text as="span" $size="sm" $tone="muted">
        {checkedAt === null ? "Not checked" : "None"}
      </Text>
    );
  }
  const rest = ranked.length - MAX_SHOWN;
  return (
    <List>
      {ranked.slice(0, MAX_SHOWN).map(({ id, name, icon, rank }) => (
        <li key={id} title={name}>
          <Row $gap={1} $nowrap>
            <AppIcon name={name} src={icon} size={20} />
            <VisuallyHidden>{name}</VisuallyHidden>
            <RankBadge rank={rank} />
          </Row>
        </li>
      ))}
      {rest > 0 && (
        <Text as="li" $size="sm" $tone="muted">
          {rest} more
        </Text>
      )}
    </List>
  );
}
