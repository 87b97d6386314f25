import { z } from "@listwise/contracts";
import { getSession, tabStorage } from "@listwise/shared-auth";
import { useEffect, useState } from "react";

const PREFIX = "edit:";
const Values = z.record(z.string(), z.unknown());

const ownKey = (what: string) => `${PREFIX}${getSession().user?.id ?? 0}:${what}`;

/** Returns the unsaved text of this tab and removes that of other users. */
function readKept(what: string): Record<string, unknown> | null {
  const own = `${PREFIX}${getSession().user?.id ?? 0}:`;
  for (const key of tabStorage.keys()) {
    if (key.startsWith(PREFIX) && !key.startsWith(own)) tabStorage.remove(key);
  }
  const kept = z.safeParse(Values, tabStorage.getJson(ownKey(what)));
  return kept.success ? kept.data : null;
}

/** Unsaved text of this tab. */
export interface Kept {
  /** Text from an earlier visit; `null` once it was restored or discarded. */
  found: Record<string, unknown> | null;
  drop: () => void;
}

/** Returns the unsaved text that was entered earlier in this tab. */
export function useKeptText(what: string): Kept {
  const [found, setFound] = useState(() => readKept(what));
  const drop = () => {
    tabStorage.remove(ownKey(what));
    setFound(null);
  };
  return { found, drop };
}

/** Stores unsaved input in the tab, so that it survives a reload or crash. */
export function useKeeping(what: string, { found }: Kept, form: { values: object; changed: boolean }): void {
  const { changed, values } = form;
  const text = JSON.stringify(values);
  useEffect(() => {
    if (changed) tabStorage.set(ownKey(what), text);
    else if (!found) tabStorage.remove(ownKey(what));
  }, [what, text, changed, found]);
}
