import { LocalizationConflictSchema, type LocalizationConflict } from "@listwise/contracts/tools";
import { z } from "@listwise/contracts/zod";
import { ApiError, describeError } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { replaceContent } from "./edit-content";
import { mergeConflict } from "./merge-content";
import { markSaved, pickContent, type Editor } from "./editor.store";
import { localizationKeys, restoreVersion, saveDraft } from "./localization.api";

/** Minimum duration of a save, so that its busy state is visible. */
const MIN_SAVE_MS = 1_000;
const SAVE = ["localizations", "save"];
const wait = () => new Promise((resolve) => setTimeout(resolve, MIN_SAVE_MS));

export function useSave(appId: number | null, editor: Editor) {
  const client = useQueryClient();
  const [conflict, setConflict] = useState<LocalizationConflict | null>(null);

  function onError(problem: Error) {
    if (problem instanceof ApiError && problem.code === "CONFLICT") {
      const details = z.safeParse(LocalizationConflictSchema, problem.details);
      if (details.success) setConflict(details.data);
    }
    toast.error("Failed to save translations", { description: describeError(problem).message });
  }

  const save = useMutation({
    mutationKey: SAVE,
    mutationFn: async (id: number) => {
      const { version, baseLocale, ...state } = editor.getState();
      const content = pickContent(state);
      const sent = saveDraft(id, { baseVersion: version, baseLocale, ...content });
      const [draft] = await Promise.all([sent, wait()]);
      return { draft, content };
    },
    onSuccess: ({ draft, content }, id) => {
      // Keeps the sent objects themselves, so that "unsaved" is a comparison of references.
      markSaved(editor, draft, content);
      setConflict(null);
      void client.invalidateQueries({ queryKey: localizationKeys.versions(id) });
      toast.success("Translations saved successfully");
    },
    onError,
  });

  const restore = useMutation({
    mutationKey: SAVE,
    mutationFn: ({ id, version }: { id: number; version: number }) =>
      restoreVersion(id, { version, baseVersion: editor.getState().version }),
    onSuccess: (draft, { id, version }) => {
      replaceContent(editor, draft, `restored version ${version}`);
      markSaved(editor, draft, pickContent(editor.getState()));
      void client.invalidateQueries({ queryKey: localizationKeys.versions(id) });
      toast.success(`Version ${version} restored`);
    },
    onError,
  });

  // Asks the query client: repeated presses arrive before the next render.
  const isSaving = () => client.isMutating({ mutationKey: SAVE }) > 0;

  return {
    save: () => {
      if (appId === null) toast.error("No app selected");
      else if (!isSaving()) save.mutate(appId);
    },
    saving: save.isPending,
    restore: (version: number) => {
      if (appId !== null && !isSaving()) restore.mutate({ id: appId, version });
    },
    restoring: restore.isPending,
    conflict,
    resolve: (prefer: "mine" | "theirs") => {
      if (!conflict) return;
      mergeConflict(editor, conflict, prefer);
      setConflict(null);
    },
  };
}
