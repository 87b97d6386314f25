import { LocalizationConflictSchema, type LocalizationConflict } from "@listwise/contracts/tools";
import { z } from "@listwise/contracts/zod";
import { ApiError, describeError } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { markSaved, mergeConflict, setTexts, type Editor } from "./editor.store";
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
      const { version, texts, baseLocale } = editor.getState();
      const sent = saveDraft(id, { baseVersion: version, baseLocale, texts });
      const [draft] = await Promise.all([sent, wait()]);
      return { draft, texts };
    },
    onSuccess: ({ draft, texts }, id) => {
      // Keeps the sent object itself, so that "unsaved" is a comparison of two references.
      markSaved(editor, { ...draft, texts });
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
      const { texts } = editor.getState();
      const codes = [...new Set([...Object.keys(texts), ...Object.keys(draft.texts)])];
      setTexts(editor, buildChanges(draft.texts, codes));
      editor.setState({ texts: draft.texts, settled: draft.texts });
      markSaved(editor, draft);
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

function buildChanges(texts: LocalizationConflict["current"]["texts"], codes: readonly string[]) {
  const fields = ["name", "subtitle", "shortDescription", "description", "keywords", "releaseNotes"] as const;
  return codes.flatMap((code) => fields.map((field) => [code, field, texts[code]?.[field] ?? ""] as const));
}
