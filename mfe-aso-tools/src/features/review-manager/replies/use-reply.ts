import type { ManagedReview, Reply } from "@listwise/contracts/reviews";
import { describeError, log } from "@listwise/shared-auth";
import { toast, useAutosave } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { patchReply, REVIEWS_KEY, saveReply, sendReply, withdrawReply } from "../reviews.api";

const AUTOSAVE_DELAY_MS = 800;

/** Autosaves the draft of a reply when typing pauses, when its review unmounts and when the page is left. */
export function useReply(appId: number, country: string, review: ManagedReview) {
  const client = useQueryClient();
  const [text, setText] = useState(review.reply?.text ?? "");
  const [saved, setSaved] = useState(text);
  const { repliedAt = null, delivery = null } = review.reply ?? {};
  const unsaved = useRef<string | null>(null);

  const save = useMutation({
    mutationFn: (change: { text: string; replied: boolean }) =>
      saveReply(appId, { reviewId: review.id, country, ...change }),
    onSuccess: (reply, { text: sent }) => {
      setSaved(sent);
      if (unsaved.current === sent) unsaved.current = null;
      patchReply(client, appId, review.id, reply);
    },
    onError: (problem) =>
      toast.error("Couldn't save the reply", { description: describeError(problem).message }),
  });
  const { mutate, isPending, isError } = save;
  const useTransfer = (title: string, mutationFn: () => Promise<Reply>) =>
    useMutation({
      mutationFn,
      onSuccess: (reply) => {
        setSaved(reply.text);
        unsaved.current = null;
        patchReply(client, appId, review.id, reply);
        void client.invalidateQueries({ queryKey: REVIEWS_KEY });
      },
      onError: (problem) => toast.error(title, { description: describeError(problem).message }),
    });
  const key = { reviewId: review.id, country };
  const send = useTransfer("Couldn't send the reply", () => sendReply(appId, { ...key, text }));
  const withdraw = useTransfer("Couldn't withdraw the reply", () => withdrawReply(appId, key));
  const isLocked = delivery?.state === "queued" || send.isPending || withdraw.isPending;
  const replied = repliedAt !== null;

  useAutosave({
    text,
    due: text !== saved && !isPending && !isError && !isLocked,
    delayMs: AUTOSAVE_DELAY_MS,
    save: () => mutate({ text, replied }),
  });

  useEffect(() => {
    const latest = unsaved;
    const leave = () => {
      const text = latest.current;
      if (text === null) return;
      patchReply(client, appId, review.id, { text, repliedAt, delivery: null });
      const change = { reviewId: review.id, country, text, replied: repliedAt !== null };
      saveReply(appId, change, { keepalive: true })
        .then((reply) => patchReply(client, appId, review.id, reply))
        .catch((problem: unknown) => log.warn("a draft was not saved", problem));
    };
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [client, appId, country, review.id, repliedAt]);

  return {
    text,
    type: (next: string) => {
      unsaved.current = next;
      setText(next);
      if (isError) save.reset();
    },
    replied,
    delivery,
    isLocked,
    send: () => send.mutate(),
    withdraw: () => withdraw.mutateAsync(),
    saving: isPending,
    isSaved: text === saved,
    failed: isError,
    retry: () => mutate({ text, replied }),
    setReplied: async (next: boolean) => {
      await save.mutateAsync({ text, replied: next }).catch(() => null);
      await client.invalidateQueries({ queryKey: REVIEWS_KEY });
    },
  };
}
