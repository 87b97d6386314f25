import { viewsEndpoints, type TableView, type ViewTable } from "@listwise/contracts/views";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../http/call";

/** Saved views of a table with functions that change them; these reject with an `ApiError`. */
export interface SavedTableViews {
  /** Empty while they load. */
  views: readonly TableView[];
  /** Present if loading failed; loads again. */
  retry?: () => void;
  save: (view: Pick<TableView, "name" | "query"> & { position?: number }) => Promise<void>;
  change: (id: number, change: { name?: string; query?: string }) => Promise<void>;
  remove: (id: number) => Promise<void>;
}

/** Loads and changes the account's saved views of a table. Changes and deletions show before the server confirms them. */
export function useSavedViews(table: ViewTable): SavedTableViews {
  const client = useQueryClient();
  const queryKey = ["saved-views", table];
  const { data, isLoadingError, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(viewsEndpoints.list, { params: { table }, signal })).data,
  });

  async function send(
    request: () => Promise<unknown>,
    apply: (views: TableView[]) => TableView[] = (views) => views,
  ): Promise<void> {
    await client.cancelQueries({ queryKey });
    client.setQueryData<TableView[]>(queryKey, (views) => views && apply(views));
    try {
      await request();
    } finally {
      await client.invalidateQueries({ queryKey });
    }
  }

  return {
    views: data ?? [],
    ...(isLoadingError ? { retry: () => void refetch() } : {}),
    save: (body) => send(() => call(viewsEndpoints.create, { params: { table }, body })),
    change: (id, body) =>
      send(
        () => call(viewsEndpoints.change, { params: { table, id }, body }),
        (views) => views.map((view) => (view.id === id ? { ...view, ...body } : view)),
      ),
    remove: (id) =>
      send(
        () => call(viewsEndpoints.remove, { params: { table, id } }),
        (views) => views.filter((view) => view.id !== id),
      ),
  };
}
