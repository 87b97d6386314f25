import type { SavedView } from "@listwise/contracts/keywords";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getErrorMessage } from "../../shared/get-error-message";
import { savedViewsQuery, saveViews, viewsKey } from "./keywords.api";

const UNDO_MS = 5_000;
const NONE: SavedView[] = [];

/** Loads and saves named views with optimistic updates. */
export function useSavedViews() {
  const client = useQueryClient();
  const { data: views = NONE, isError, refetch } = useQuery(savedViewsQuery());
  const { mutate } = useMutation({
    mutationFn: (next: SavedView[]) => saveViews(next),
    onMutate: async (next) => {
      await client.cancelQueries({ queryKey: viewsKey });
      const before = client.getQueryData<SavedView[]>(viewsKey);
      client.setQueryData(viewsKey, next);
      return before;
    },
    onError: (problem, _next, before) => {
      client.setQueryData(viewsKey, before);
      toast.error("Couldn't save your views", { description: getErrorMessage(problem) });
    },
    onSuccess: (saved) => {
      client.setQueryData(viewsKey, saved);
    },
  });
  const without = (name: string) => views.filter((view) => view.name !== name);
  return {
    views,
    failed: isError,
    retry: () => void refetch(),
    save: (view: SavedView) => mutate([...without(view.name), view]),
    remove: (view: SavedView) => {
      const before = views;
      mutate(without(view.name), {
        onSuccess: () => {
          const action = { label: "Undo", onClick: () => mutate(before) };
          toast.success("View deleted", { description: view.name, duration: UNDO_MS, action });
        },
      });
    },
  };
}
