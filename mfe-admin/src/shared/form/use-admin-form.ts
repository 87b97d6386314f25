import { ApiError } from "@listwise/shared-auth";
import { useSchemaForm, type SchemaFormOptions } from "@listwise/shared-ui/form";
import { useState } from "react";
import { readConflict, type Conflict } from "./conflict";

interface AdminFormOptions<V extends Record<string, unknown>, B> extends Pick<
  SchemaFormOptions<V, B>,
  "schema" | "initial" | "toBody"
> {
  /** Saves. `version` is the `updatedAt` that the change is based on, or that of the version to replace. */
  save: (body: B, version: string | undefined) => Promise<void>;
  /** `updatedAt` of the stored values, for endpoints with optimistic locking. */
  version?: string;
  /** Parses the `current` values of a CONFLICT; returns `null` if they are invalid. */
  readCurrent?: (current: unknown) => V | null;
}

/**
 * Adds optimistic locking to `useSchemaForm`. `<AdminForm form={form}>` shows failures, conflicts (keep mine, or use
 * theirs field by field) and the Save button, and asks before unsaved input is lost.
 */
export function useAdminForm<V extends Record<string, unknown>, B>(options: AdminFormOptions<V, B>) {
  const { save, version, readCurrent, ...rest } = options;
  const [conflict, setConflict] = useState<Conflict<V> | null>(null);
  const [replaces, setReplaces] = useState<string | undefined>(undefined);
  const form = useSchemaForm({
    ...rest,
    submit: async (body) => {
      await save(body, replaces ?? version);
      setReplaces(undefined);
    },
    onFailure: (failure) => {
      const isConflict = failure instanceof ApiError && failure.code === "CONFLICT" && readCurrent;
      const newer = isConflict ? readConflict(failure.details, readCurrent) : null;
      setConflict(newer);
      return newer !== null;
    },
  });
  return {
    ...form,
    conflict,
    /** Keeps the input: the next save replaces the newer version. */
    keepMine: () => {
      setReplaces(conflict?.updatedAt);
      setConflict(null);
    },
    reset: () => {
      form.reset();
      setConflict(null);
    },
  };
}
