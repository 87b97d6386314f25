import type { AppSummary } from "@listwise/contracts";
import { Badge, Button, RankBadge } from "@listwise/shared-ui";
import { useState } from "react";
import styled from "styled-components";
import { AppIdentity } from "../../shared/app-identity";
import { AppList, AppRow, RowEnd, RowMain } from "../../shared/app-list";
import { RatingText } from "../../shared/rating-text";
import { TrackButton } from "../../shared/track-button";

const FIRST = 25;

const More = styled.div`
  display: flex;
  justify-content: center;
  padding: var(--lw-space-4);
  border-top: 1px solid var(--lw-border);
`;

export interface PlacedApp {
  position: number;
  app: AppSummary;
}

/** The list in the store's order; the person's own apps are marked. */
export function TopApps({ apps, country }: { apps: readonly PlacedApp[]; country: string }) {
  const [all, setAll] = useState(false);
  const shown = all ? apps : apps.slice(0, FIRST);
  return (
    <>
      <AppList aria-label="Top apps">
        {shown.map(({ position, app }) => (
          <AppRow key={app.id}>
            <RowMain>
              <RankBadge rank={position} />
              <AppIdentity app={app} country={country} />
              {app.isFollowing && <Badge tone="accent">Yours</Badge>}
            </RowMain>
            <RowEnd>
              <RatingText app={app} />
              <TrackButton app={app} />
            </RowEnd>
          </AppRow>
        ))}
      </AppList>
      {apps.length > shown.length && (
        <More>
          <Button onClick={() => setAll(true)}>Show all {apps.length}</Button>
        </More>
      )}
    </>
  );
}
