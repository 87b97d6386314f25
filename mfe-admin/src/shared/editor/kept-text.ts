import { z } from "@listwise/contracts";
import { getSession, tabStorage } from "@listwise/shared-auth";
import { useEffect, useState } from "react";

const PREFIX = "edit:";
const Values = z.record(z.string(), z.unknown());

const ownKey = (what: string) => `${PREFIX}${getSession().user?.id ?? 0}:${what}`;

/** What was typed in this tab and not saved. What others typed who used the tab is removed. */
function readKept(what: string): Record<string, unknown> | null {
  const own = `${PREFIX}${getSession().user?.id ?? 0}:`;
  for (const key of tabStorage.keys()) {
    if (key.startsWith(PREFIX) && !key.startsWith(own)) tabStorage.remove(key);
  }
  const kept = z.safeParse(Values, tabStorage.getJson(ownKey(what)));
  return kept.success ? kept.data : null;
}

/** Text of this tab that was not saved. */
export interface Kept {
  /** From before; null once it was taken or dropped. */
  found: Record<string, unknown> | null;
  drop: () => void;
}

/** What was typed here before, in this tab, and not saved. */
export function useKeptText(what: string): Kept {
  const [found, setFound] = useState(() => readKept(what));
  const drop = () => {
    tabStorage.remove(ownKey(what));
    setFound(null);
  };
  return { found, drop };
}

/** Keeps in the tab what is typed and not saved, so that a reload or a crash loses nothing. */
export function useKeeping(what: string, { found }: Kept, form: { values: object; changed: boolean }): void {
  const { changed, values } = form;
  const text = JSON.stringify(values);
  useEffect(() => {
    if (changed) tabStorage.set(ownKey(what), text);
    else if (!found) tabStorage.remove(ownKey(what));
  }, [what, text, changed, found]);
}
