import type { ChecklistItem } from "@listwise/contracts/checklists";
import { storage, useSession } from "@listwise/shared-auth";
import { useAutosave } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { getErrorMessage } from "../../shared/get-error-message";
import { patchItem, updateItem } from "./checklists.api";

const AUTOSAVE_DELAY_MS = 800;

export type NotesState = "idle" | "typing" | "saving" | "saved" | "failed";

/** Autosaves notes. Unsaved text is kept in the browser, so that neither a failed request nor a closed tab loses it. */
export function useNotes(checklistId: number, item: ChecklistItem) {
  const client = useQueryClient();
  const userId = useSession(({ user }) => user?.id ?? 0);
  const key = `checklist-draft-${userId}-${checklistId}-${item.id}`;
  const [text, setText] = useState(() => storage.get(key) ?? item.notes);
  const [written, setWritten] = useState(() => storage.get(key) !== null);
  const { mutate, isPending, isSuccess, error } = useMutation({
    scope: { id: `checklist-${checklistId}-${item.id}` },
    mutationFn: (notes: string) => updateItem(checklistId, item.id, { notes }),
    onSuccess: (_answer, notes) => {
      patchItem(client, checklistId, item.id, { notes });
      if (storage.get(key) === notes) storage.remove(key);
    },
  });

  function write(next: string): void {
    storage.set(key, next);
    setText(next);
    setWritten(true);
  }
  function save(): void {
    if (!written && !error) return;
    setWritten(false);
    mutate(text);
  }

  useAutosave({ text, due: written, delayMs: AUTOSAVE_DELAY_MS, save });

  const state: NotesState = written
    ? "typing"
    : isPending
      ? "saving"
      : error
        ? "failed"
        : isSuccess
          ? "saved"
          : "idle";
  return { text, state, problem: state === "failed" ? getErrorMessage(error) : null, write, save };
}
