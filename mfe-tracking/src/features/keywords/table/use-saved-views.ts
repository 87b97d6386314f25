import type { SavedView } from "@listwise/contracts/keywords";
import { toast } from "@listwise/shared-ui";
import type { TableViews } from "@listwise/shared-ui/table";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getErrorMessage } from "../../../shared/get-error-message";
import { savedViewsQuery, saveViews, viewsKey } from "../keywords.api";

const NONE: SavedView[] = [];

/** Loads and saves the account's views of the keywords table with optimistic updates. */
export function useSavedViews(): TableViews {
  const client = useQueryClient();
  const { data: views = NONE, isError, refetch } = useQuery(savedViewsQuery());
  const { mutateAsync } = useMutation({
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
  return {
    views,
    ...(isError ? { retry: () => void refetch() } : {}),
    update: (change) =>
      mutateAsync([...change(client.getQueryData<SavedView[]>(viewsKey) ?? views)]).then(
        () => true,
        () => false,
      ),
  };
}
