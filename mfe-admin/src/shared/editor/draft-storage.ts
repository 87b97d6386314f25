import { z } from "@listwise/contracts/zod";
import { getSession, tabStorage } from "@listwise/shared-auth";
import { useEffect, useState } from "react";

const PREFIX = "edit:";
const Values = z.record(z.string(), z.unknown());

const getStorageKey = (what: string) => `${PREFIX}${getSession().user?.id ?? 0}:${what}`;

/** Returns the unsaved text of this tab and removes that of other users. */
function readStoredDraft(what: string): Record<string, unknown> | null {
  const own = `${PREFIX}${getSession().user?.id ?? 0}:`;
  for (const key of tabStorage.keys()) {
    if (key.startsWith(PREFIX) && !key.startsWith(own)) tabStorage.remove(key);
  }
  const kept = z.safeParse(Values, tabStorage.getJson(getStorageKey(what)));
  return kept.success ? kept.data : null;
}

/** Unsaved text of this tab. */
export interface StoredDraft {
  /** Text from an earlier visit; `null` once it was restored or discarded. */
  found: Record<string, unknown> | null;
  drop: () => void;
}

/** Returns the unsaved text that was entered earlier in this tab. */
export function useStoredDraft(what: string): StoredDraft {
  const [found, setFound] = useState(() => readStoredDraft(what));
  const drop = () => {
    tabStorage.remove(getStorageKey(what));
    setFound(null);
  };
  return { found, drop };
}

/** Stores unsaved input in the tab, so that it survives a reload or crash. */
export function useStoreDraft(
  what: string,
  { found }: StoredDraft,
  form: { values: object; changed: boolean },
): void {
  const { changed, values } = form;
  const text = JSON.stringify(values);
  useEffect(() => {
    if (changed) tabStorage.set(getStorageKey(what), text);
    else if (!found) tabStorage.remove(getStorageKey(what));
  }, [what, text, changed, found]);
}
