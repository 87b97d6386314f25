import type { UserKeyword } from "@listwise/contracts";
import { bus } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { keywordKeys } from "../../shared/keywords.api";
import { messageOf } from "../../shared/message-of";
import { setFavorite } from "./keywords.api";

/** Marks a keyword as favourite or not; taken back when the server refuses. */
export function useFavorite() {
  const client = useQueryClient();
  const show = (id: number, isFavorite: boolean) => {
    client.setQueryData<UserKeyword[]>(keywordKeys.list, (list) =>
      list?.map((keyword) => (keyword.id === id ? { ...keyword, isFavorite } : keyword)),
    );
  };
  const { mutate } = useMutation({
    mutationFn: ({ id, isFavorite }: UserKeyword) => setFavorite(id, !isFavorite),
    onMutate: ({ id, isFavorite }) => {
      show(id, !isFavorite);
    },
    onError: (problem, { id, isFavorite }) => {
      show(id, isFavorite);
      toast.error("Error", { description: messageOf(problem) });
    },
    onSuccess: ({ id, keywordText }) => {
      bus.emit("keyword:updated", { id, keywordText });
    },
  });
  return mutate;
}
