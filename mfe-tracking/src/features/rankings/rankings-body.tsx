import type { AppSummary, TrackedApp } from "@listwise/contracts/apps";
import type { UserKeyword } from "@listwise/contracts/keywords";
import type { Workspace } from "@listwise/contracts/workspace";
import {
  Card,
  formatCountry,
  EmptyState,
  ErrorState,
  KeyRoundIcon,
  Link,
  LinkButton,
  Notice,
  SmartphoneIcon,
  Stack,
} from "@listwise/shared-ui";
import { DataTable } from "@listwise/shared-ui/table";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { trackedAppsQuery } from "../../shared/apps/apps.api";
import { userKeywordsQuery } from "../../shared/keywords/keywords.api";
import { rankMatrixQuery } from "../../shared/rankings/rankings.api";
import { useFirstData } from "../../shared/use-first-data";
import { RankBoard } from "./rank-board";

const loadingColumns = ["Keyword", "App"].map((header) => ({ key: header, header, value: () => null }));

/** Returns the app and its competitors, or the user's own apps (all tracked ones if none is), as the matrix shows them. */
function chooseTracked(tracked: readonly TrackedApp[], appId: number | null): AppSummary[] {
  const own = tracked.filter(({ relation }) => relation === "own");
  const shown =
    appId === null
      ? own.length > 0
        ? own
        : tracked
      : [
          ...tracked.filter(({ app }) => app.id === appId),
          ...tracked.filter(({ competitorOf }) => competitorOf?.includes(appId)),
        ];
  return shown.map(({ app }) => app);
}

/** Returns the entries of the app's list last: they decide the category and favorite mark of a keyword on several lists. */
function putListLast(keywords: readonly UserKeyword[], app: number | null): UserKeyword[] {
  return keywords.toSorted((a, b) => Number(a.appId === app) - Number(b.appId === app));
}

export interface RankingsBodyProps {
  workspace: Workspace & { isKnown: boolean };
  /** Updates an app's ranks; absent while an update runs. */
  onRefresh?: (app: AppSummary) => void;
}

export function RankingsBody({ workspace, onRefresh }: RankingsBodyProps) {
  const { appId, country } = workspace;
  const followed = useQuery(trackedAppsQuery());
  const keywords = useQuery(userKeywordsQuery());
  const ranks = useQuery({ ...rankMatrixQuery(workspace), enabled: workspace.isKnown });
  // All data of the matrix, because what arrives last would be rendered without a pause. It can do without categories.
  const needsCategories = keywords.isFetching && !keywords.isFetched && keywords.failureCount === 0;
  const isLoaded = followed.data && ranks.data && !needsCategories;
  const answer = useFirstData(isLoaded ? ranks.data : undefined);
  // The same arrays while a filter or the sort changes, because the matrix is only built for others.
  const apps = useMemo(() => chooseTracked(followed.data ?? [], appId), [followed.data, appId]);
  const entries = useMemo(() => putListLast(keywords.data ?? [], appId), [keywords.data, appId]);
  const failed = [followed, ranks].find(({ error, data }) => error && !data);

  if (failed) {
    return (
      <Card>
        <ErrorState
          title="Couldn't load rankings"
          problem={failed.error}
          message="Failed to fetch keyword rankings. Please try again."
          onRetry={() => void Promise.all([followed.refetch(), ranks.refetch()])}
          retrying={followed.isFetching || ranks.isFetching}
        />
      </Card>
    );
  }
  if (!followed.data || !answer) {
    return (
      <Card flush>
        <DataTable caption="Rankings" columns={loadingColumns} rows={[]} rowKey={String} loading />
      </Card>
    );
  }
  if (followed.data.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<SmartphoneIcon size={20} />}
          title="No apps tracked yet"
          message="Track an app to see its rank for each of your keywords."
          action={<LinkButton to="/tracked-apps">Find an app</LinkButton>}
        />
      </Card>
    );
  }
  if (answer.data.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<KeyRoundIcon size={20} />}
          title={`No keywords tracked in ${formatCountry(country)}`}
          message={
            appId === null
              ? "Track keywords in this country to see where your apps rank for them."
              : "Add keywords in this country to the app's list to see where it ranks for them."
          }
          action={<LinkButton to={`/keywords?country=${country}`}>Track a keyword</LinkButton>}
        />
      </Card>
    );
  }
  const isAlone =
    apps.length === 1 && followed.data.some(({ app, relation }) => app.id === appId && relation === "own");
  const board = (
    <RankBoard
      apps={apps}
      matrix={answer.data}
      provenance={answer.provenance}
      keywords={entries}
      country={country}
      onRefresh={onRefresh}
    />
  );
  if (!isAlone) return board;
  return (
    <Stack $gap={4}>
      <Notice tone="info">
        No competitors yet. <Link to="/aso-tools/competitor-analyzer">Add competitors</Link> to compare your
        ranks with theirs.
      </Notice>
      {board}
    </Stack>
  );
}
