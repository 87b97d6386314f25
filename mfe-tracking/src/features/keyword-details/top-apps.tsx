import type { AppSummary } from "@listwise/contracts/apps";
import { Button, RankBadge, Text } from "@listwise/shared-ui";
import styled from "styled-components";
import { AppIdentity } from "../../shared/apps/app-identity";
import { AppList, AppRow, RowEnd, RowMain } from "../../shared/apps/app-list.styles";
import { RatingText } from "../../shared/apps/rating-text";
import { AppRelationBadge, AppRelationMenu } from "../../shared/apps/app-relation";
import { TrackButton } from "../../shared/apps/track-button";
import { useIncrementalList } from "./use-incremental-list";

const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--lw-space-2) var(--lw-space-4);
  padding: var(--lw-space-4);
  border-top: 1px solid var(--lw-border);
`;

/** Wide enough for "#200", so that the icons below each other are aligned. */
const Rank = styled.span`
  flex: none;
  min-width: 3.25rem;
`;

export interface RankedApp {
  position: number;
  app: AppSummary;
}

/** Renders the list in store order with the user's apps marked. */
export function TopApps({ apps, country }: { apps: readonly RankedApp[]; country: string }) {
  const { count, endRef, showAll } = useIncrementalList(apps.length);
  return (
    <>
      <AppList aria-label="Top apps">
        {apps.slice(0, count).map(({ position, app }) => (
          <AppRow key={app.id}>
            <RowMain>
              <Rank>
                <RankBadge rank={position} />
              </Rank>
              <AppIdentity app={app} country={country} marks={<AppRelationBadge app={app} />} />
            </RowMain>
            <RowEnd>
              <RatingText app={app} />
              <TrackButton app={app} />
              <AppRelationMenu app={app} country={country} />
            </RowEnd>
          </AppRow>
        ))}
      </AppList>
      {apps.length > count && (
        <More ref={endRef}>
          <Text $size="sm" $tone="muted">
            {count} of {apps.length} shown
          </Text>
          <Button size="sm" onClick={showAll}>
            Show all {apps.length}
          </Button>
        </More>
      )}
    </>
  );
}
