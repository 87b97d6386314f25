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

/** Lists the icon of the listing, the open draft and the other saved drafts. An open draft with another icon than its saved one is listed twice. */
export function listCandidates({ live, draft, openedId, saved }: Options): Candidate[] {
  const icons = saved.map(({ id, name, data }) => ({
    id,
    name,
    icon: z.safeParse(IconDraftSchema, data).data?.picture ?? "",
  }));
  const unchanged = icons.find(({ id, icon }) => id === openedId && icon === draft.picture);
  const others = icons.filter((one) => one.icon !== "" && one !== unchanged);
  return [
    ...(live === null ? [] : [{ key: "live", label: "In the store", icon: live }]),
    ...(draft.picture === ""
      ? []
      : [{ key: "draft", label: unchanged?.name ?? "Your draft", icon: draft.picture }]),
    ...others.map(({ id, name, icon }) => ({
      key: `draft-${id}`,
      label: id === openedId ? `${name} (saved)` : name,
      icon,
    })),
  ];
}
