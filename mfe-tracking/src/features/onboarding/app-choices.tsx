import { explainEmpty } from "@listwise/aso-core/text";
import type { AppSummary } from "@listwise/contracts/apps";
import {
  Button,
  EmptyState,
  ErrorState,
  formatCountry,
  LinkButton,
  Loading,
  useStoreSource,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import styled from "styled-components";
import { AppIdentity } from "../../shared/apps/app-identity";
import { AppList, AppRow, RowEnd, RowMain } from "../../shared/apps/app-list.styles";
import { appSearchQuery, type AppSearch } from "../../shared/apps/app-search.api";
import { RatingText } from "../../shared/apps/rating-text";
import { RowSkeletons } from "../../shared/apps/row-skeletons";

const SHOWN = 5;

/** A list inside a card. */
export const Frame = styled.div`
  overflow: hidden;
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-md);
`;

export interface AppChoicesProps {
  label: string;
  apps: readonly AppSummary[];
  onChoose: (app: AppSummary) => void;
}

/** Renders apps of which one is chosen; first the best five. */
export function AppChoices({ label, apps, onChoose }: AppChoicesProps) {
  const [all, setAll] = useState(false);
  return (
    <>
      <Frame>
        <AppList aria-label={label}>
          {apps.slice(0, all ? undefined : SHOWN).map((app) => (
            <AppRow key={app.id}>
              <RowMain>
                <AppIdentity app={app} country={app.country} />
              </RowMain>
              <RowEnd>
                <RatingText app={app} />
                <Button size="sm" aria-label={`Choose ${app.name}`} onClick={() => onChoose(app)}>
                  Choose
                </Button>
              </RowEnd>
            </AppRow>
          ))}
        </AppList>
      </Frame>
      {!all && apps.length > SHOWN && (
        <Button size="sm" variant="ghost" edge="start" onClick={() => setAll(true)}>
          Show all {apps.length}
        </Button>
      )}
    </>
  );
}

/** Renders the apps that a search finds. */
export function SearchedApps({
  search,
  onChoose,
}: Pick<AppChoicesProps, "onChoose"> & { search: AppSearch }) {
  const { data, error, isFetching, refetch } = useQuery(appSearchQuery(search));
  const source = useStoreSource();
  if (error && !data) {
    return (
      <ErrorState
        title="The search failed"
        problem={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (!data) {
    return (
      <Loading label={`Searching for ${search.q}`}>
        <RowSkeletons count={SHOWN} />
      </Loading>
    );
  }
  if (data.results.length === 0) {
    const where = `results in ${formatCountry(search.country)}`;
    return (
      <EmptyState
        title={`No apps found for “${search.q}”`}
        message={
          data.reason ?? `${explainEmpty(source, where)} Try the app's ID or link, or another country.`
        }
        action={<LinkButton to="/tracked-apps">Add an unlisted app</LinkButton>}
      />
    );
  }
  return (
    <div>
      <AppChoices key={search.q} label="Search results" apps={data.results} onChoose={onChoose} />
    </div>
  );
}
