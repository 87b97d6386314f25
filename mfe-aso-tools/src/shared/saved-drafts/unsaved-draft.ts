import { z } from "@listwise/contracts/zod";
import { getSession, tabStorage } from "@listwise/shared-auth";
import type { DraftKey } from "./drafts.api";

const PREFIX = "tool-work:";
const UnsavedDraftSchema = z.object({
  id: z.nullable(z.number()),
  version: z.number(),
  data: z.record(z.string(), z.unknown()),
});

/** Unsaved changes from before the page was left, with the draft and version that they are based on. */
export type UnsavedDraft = z.infer<typeof UnsavedDraftSchema>;

const getUserPrefix = () => `${PREFIX}${getSession().user?.id ?? 0}:`;
const getStorageKey = ({ tool, appId, country }: DraftKey) =>
  [`${getUserPrefix()}${tool}`, appId ?? "", ...(country ? [country] : [])].join(":");

/** Returns the unsaved draft of this tab, or `null`. Removes those of other users of the tab. */
export function readUnsavedDraft(shelf: DraftKey): UnsavedDraft | null {
  const own = getUserPrefix();
  for (const key of tabStorage.keys()) {
    if (key.startsWith(PREFIX) && !key.startsWith(own)) tabStorage.remove(key);
  }
  const kept = z.safeParse(UnsavedDraftSchema, tabStorage.getJson(getStorageKey(shelf)));
  return kept.success ? kept.data : null;
}

export function storeUnsavedDraft(shelf: DraftKey, kept: UnsavedDraft | null): void {
  if (kept === null) tabStorage.remove(getStorageKey(shelf));
  else tabStorage.setJson(getStorageKey(shelf), kept);
}
