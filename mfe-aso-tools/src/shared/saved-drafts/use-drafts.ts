import { ToolDraftConflictSchema, type ToolDraft } from "@listwise/contracts/tools";
import { z } from "@listwise/contracts/zod";
import { ApiError, describeError, openTabDraft } from "@listwise/shared-auth";
import { toast, useAutosave } from "@listwise/shared-ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { History } from "../use-history";
import { useKeptDraftToast } from "./use-kept-draft-toast";
import { createDraft, deleteDraft, saveDraft, draftsQuery, type DraftKey } from "./drafts.api";

const AUTOSAVE_DELAY_MS = 400;

interface Options<T extends Record<string, unknown>> extends DraftKey {
  /** Schema of the tool's data. */
  schema: z.core.$ZodType<T>;
  history: History<T>;
  /** The data of a new draft. */
  empty: T;
}

/** Unsaved changes from before the page was left, with the draft and version that they are based on. */
const UnsavedDraftSchema = z.object({
  id: z.nullable(z.number()),
  version: z.number(),
  data: z.record(z.string(), z.unknown()),
});

type Opened = Pick<ToolDraft, "id" | "name" | "version">;

const toBase = (opened: Opened | null) => ({ id: opened?.id ?? null, version: opened?.version ?? 0 });

/** Opens, saves, copies and deletes drafts of a tool. Saving is checked against the version that was opened. */
export function useDrafts<T extends Record<string, unknown>>(options: Options<T>) {
  const { tool, appId, country, schema, history, empty } = options;
  const draftName = [tool, appId ?? "", ...(country ? [country] : [])].join(":");
  const tabDraft = useMemo(() => openTabDraft(draftName, UnsavedDraftSchema), [draftName]);
  const client = useQueryClient();
  const query = useQuery(draftsQuery({ tool, appId }));
  const [opened, setOpened] = useState<Opened | null>(null);
  const [savedText, setSavedText] = useState(() => JSON.stringify(empty));
  const [conflict, setConflict] = useState<ToolDraft | null>(null);
  const all = query.data ?? [];
  const works = country === undefined ? all : all.filter(({ data }) => data.country === country);
  const text = JSON.stringify(history.value);
  const dirty = text !== savedText;

  const read = (data: unknown): T | null => {
    const parsed = z.safeParse(schema, data);
    return parsed.success ? parsed.data : null;
  };

  function open(work: ToolDraft | null) {
    const value = work ? read(work.data) : empty;
    if (!value) {
      toast.error("Couldn't open this draft", {
        description: "It was saved by a different version of this tool.",
      });
      return;
    }
    history.begin(value);
    setSavedText(JSON.stringify(value));
    setOpened(work);
    setConflict(null);
  }

  const [begun, setBegun] = useState(false);
  if (!begun && query.data) {
    setBegun(true);
    const kept = tabDraft.read();
    const value = kept && read(kept.data);
    const from = kept && works.find(({ id }) => id === kept.id);
    if (dirty) {
      // Text was entered while drafts could not be loaded: keep it as a new draft.
    } else if (kept && value) {
      // Based on the version it was opened with, so that a save from another tab is not silently overwritten.
      setOpened(from ? { ...from, version: kept.version } : null);
      setSavedText(JSON.stringify((from && read(from.data)) ?? empty));
      history.begin(value);
    } else {
      open(works.find((work) => work.appId === appId) ?? null);
    }
  }

  const unsaved = dirty ? { ...toBase(opened), data: history.value } : null;
  useAutosave({
    text: JSON.stringify([draftName, unsaved]),
    due: begun,
    delayMs: AUTOSAVE_DELAY_MS,
    save: () => {
      if (unsaved) tabDraft.write(unsaved);
      else tabDraft.remove();
    },
    savesOnLeave: true,
  });

  useKeptDraftToast(dirty);

  const save = useMutation({
    mutationKey: ["tool-works", "save"],
    mutationFn: async ({ name, as }: { name: string; as: Opened | null }) => {
      const data = history.value;
      const work = as
        ? await saveDraft(as.id, { version: as.version, name, data })
        : await createDraft({ tool, appId, name, data });
      return { work, sent: JSON.stringify(data) };
    },
    onSuccess: ({ work, sent }) => {
      setOpened(work);
      setSavedText(sent);
      setConflict(null);
      toast.success("Saved", { description: work.name });
    },
    onError: (problem, { as }) => {
      const details =
        problem instanceof ApiError ? z.safeParse(ToolDraftConflictSchema, problem.details) : null;
      const current = details?.success ? details.data.current : null;
      if (as && current && current.id === as.id && current.version !== as.version) setConflict(current);
      const { message, advice } = describeError(problem);
      toast.error("Couldn't save the draft", { description: `${message} ${advice}`.trim() });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["tool-works", tool, appId] }),
  });

  const remove = useMutation({
    mutationFn: ({ id }: Opened) => deleteDraft(id),
    onSuccess: (_, work) => {
      toast.success("Deleted", { description: work.name });
      open(null);
    },
    onError: (problem) =>
      toast.error("Couldn't delete the draft", { description: describeError(problem).message }),
    onSettled: () => client.invalidateQueries({ queryKey: ["tool-works", tool, appId] }),
  });

  return {
    query,
    /** False until drafts are loaded: opening one would replace the text. */
    ready: begun || query.isError,
    works,
    /** Names of all drafts of the app, in any country. */
    takenNames: all.filter((work) => work.appId === appId).map(({ name }) => name),
    opened,
    dirty,
    open,
    save: () => {
      if (opened && !save.isPending) save.mutate({ name: opened.name, as: opened });
    },
    saveAs: (name: string) => {
      if (!save.isPending) save.mutate({ name, as: null });
    },
    saving: save.isPending,
    remove: () => {
      if (opened) remove.mutate(opened);
    },
    conflict,
    /** `mine` overwrites the current saved version; `theirs` opens it. */
    resolve: (prefer: "mine" | "theirs") => {
      if (!conflict) return;
      if (prefer === "theirs") open(conflict);
      else save.mutate({ name: conflict.name, as: conflict });
    },
  };
}

export type Drafts = ReturnType<typeof useDrafts>;
