import type { App, AppSummary } from "@listwise/contracts";
import type { QueryClient } from "@tanstack/react-query";
import { appKeys, type FollowedApp } from "./apps.api";

type Searched = { results: AppSummary[] };
type TopApps = { data: { position: number; app: AppSummary }[] };
type Undo = () => void;

function mark<A extends AppSummary>(app: A, id: number, isFollowing: boolean): A {
  return app.id === id ? { ...app, isFollowing } : app;
}

function markInAnswers(client: QueryClient, id: number, isFollowing: boolean): void {
  client.setQueriesData<Searched>(
    { queryKey: appKeys.search },
    (answer) => answer && { ...answer, results: answer.results.map((app) => mark(app, id, isFollowing)) },
  );
  client.setQueriesData<TopApps>(
    { queryKey: appKeys.topApps },
    (answer) =>
      answer && {
        ...answer,
        data: answer.data.map((item) => ({ ...item, app: mark(item.app, id, isFollowing) })),
      },
  );
  client.setQueriesData<App>({ queryKey: appKeys.listing }, (app) => app && mark(app, id, isFollowing));
}

function changeList(client: QueryClient, change: (list: FollowedApp[]) => FollowedApp[]): void {
  client.setQueryData<FollowedApp[]>(appKeys.followed, (list) => list && change(list));
}

/**
 * Shows an app as followed or not in every cached answer. The undo takes back this app alone, so that another app
 * tracked in the meantime keeps its state.
 */
export function patchFollow(client: QueryClient, app: AppSummary, isFollowing: boolean): Undo {
  const before = client.getQueryData<FollowedApp[]>(appKeys.followed) ?? [];
  const index = before.findIndex((item) => item.app.id === app.id);
  const former = before[index];
  const without = (list: FollowedApp[]) => list.filter((item) => item.app.id !== app.id);
  const added = { app: { ...app, isFollowing: true }, followedAt: new Date().toISOString() };

  markInAnswers(client, app.id, isFollowing);
  changeList(client, (list) => (isFollowing ? [added, ...without(list)] : without(list)));

  return () => {
    markInAnswers(client, app.id, !isFollowing);
    changeList(client, (list) => (former ? without(list).toSpliced(index, 0, former) : without(list)));
  };
}
