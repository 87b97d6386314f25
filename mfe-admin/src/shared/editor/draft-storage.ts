import { z } from "@listwise/contracts/zod";
import { openTabDraft, type TabDraft } from "@listwise/shared-auth";
import { useEffect, useEffectEvent, useState } from "react";

const ValuesSchema = z.record(z.string(), z.unknown());
type Values = z.infer<typeof ValuesSchema>;

/** Unsaved text of this tab. */
export interface StoredDraft {
  draft: TabDraft<Values>;
  /** Text from an earlier visit; `null` once it was restored or discarded. */
  found: Values | null;
  drop: () => void;
}

/** Returns the unsaved text that was entered earlier in this tab. */
export function useStoredDraft(what: string): StoredDraft {
  const [draft] = useState(() => openTabDraft(what, ValuesSchema));
  const [found, setFound] = useState(() => draft.read());
  const drop = () => {
    draft.remove();
    setFound(null);
  };
  return { draft, found, drop };
}

/** Stores unsaved input in the tab, so that it survives a reload or crash. */
export function useStoreDraft(
  { draft, found }: StoredDraft,
  { values, changed }: { values: Values; changed: boolean },
): void {
  const store = useEffectEvent(() => {
    if (changed) draft.write(values);
    else if (!found) draft.remove();
  });
  const text = JSON.stringify(values);
  useEffect(() => store(), [text, changed, found]);
}
