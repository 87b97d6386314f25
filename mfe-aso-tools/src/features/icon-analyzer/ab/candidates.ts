import { IconDraftSchema, type IconDraft, type ToolDraft } from "@listwise/contracts/tools";
import { z } from "@listwise/contracts/zod";

/** An icon that can be compared. */
export interface Candidate {
  key: string;
  label: string;
  icon: string;
}

interface Options {
  /** The icon of the listing; `null` if it has none. */
  live: string | null;
  /** The draft that is open. */
  draft: IconDraft;
  openedId: number | null;
  /** The saved drafts of the app. */
  saved: readonly ToolDraft[];
}

/** Lists the icon of the listing, the open draft and the saved drafts: the open one only if its saved icon is another one. */
export function listCandidates({ live, draft, openedId, saved }: Options): Candidate[] {
  const others = saved.flatMap(({ id, name, data }): Candidate[] => {
    const parsed = z.safeParse(IconDraftSchema, data);
    const icon = parsed.data?.picture ?? "";
    const isOpened = id === openedId;
    if (icon === "" || (isOpened && icon === draft.picture)) return [];
    return [{ key: `draft-${id}`, label: isOpened ? `${name} (saved)` : name, icon }];
  });
  return [
    ...(live === null ? [] : [{ key: "live", label: "In the store", icon: live }]),
    ...(draft.picture === "" ? [] : [{ key: "draft", label: "Your draft", icon: draft.picture }]),
    ...others,
  ];
}
