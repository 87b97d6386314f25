import { z } from "@listwise/contracts";
import { getSession, tabStorage } from "@listwise/shared-auth";
import type { WorkShelf } from "./works.api";

const PREFIX = "tool-work:";
const KeptSchema = z.object({
  id: z.nullable(z.number()),
  version: z.number(),
  data: z.record(z.string(), z.unknown()),
});

/** Unsaved changes from before the page was left, with the draft and version that they are based on. */
export type KeptWork = z.infer<typeof KeptSchema>;

const ownPrefix = () => `${PREFIX}${getSession().user?.id ?? 0}:`;
const keyOf = ({ tool, appId }: WorkShelf) => `${ownPrefix()}${tool}:${appId ?? ""}`;

/** Returns the unsaved draft of this tab. Removes those of other users of the tab. */
export function readKept(shelf: WorkShelf): KeptWork | null {
  const own = ownPrefix();
  for (const key of tabStorage.keys()) {
    if (key.startsWith(PREFIX) && !key.startsWith(own)) tabStorage.remove(key);
  }
  const kept = z.safeParse(KeptSchema, tabStorage.getJson(keyOf(shelf)));
  return kept.success ? kept.data : null;
}

export function keep(shelf: WorkShelf, kept: KeptWork | null): void {
  if (kept === null) tabStorage.remove(keyOf(shelf));
  else tabStorage.setJson(keyOf(shelf), kept);
}
