import type { AppSummary } from "@listwise/contracts/apps";
import { VisuallyHidden } from "@listwise/shared-ui";
import { AppIdentity } from "../../shared/apps/app-identity";
import { AppList, AppRow, Position, RowEnd, RowMain } from "../../shared/apps/app-list.styles";
import { RatingText } from "../../shared/apps/rating-text";
import { AppRelationBadge, AppRelationMenu } from "../../shared/apps/app-relation";
import { TrackButton } from "../../shared/apps/track-button";

export interface ResultListProps {
  apps: readonly AppSummary[];
  country: string;
}

export function ResultList({ apps, country }: ResultListProps) {
  return (
    <AppList aria-label="Search results">
      {apps.map((app, index) => (
        <AppRow key={app.id}>
          <RowMain>
            <Position>
              <VisuallyHidden>Position </VisuallyHidden>
              {index + 1}
            </Position>
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
  );
}
