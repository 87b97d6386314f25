import type { AppSummary } from "@listwise/contracts/apps";
import type { IconColor, ShelfIcon } from "@listwise/contracts/tools";

/** The icon to compare with the results. `appId` is null if it belongs to no app. */
export interface MyIcon {
  appId: number | null;
  platform: AppSummary["platform"];
  name: string;
  icon: string | null;
  colors: readonly IconColor[];
}

export interface ShelfSlot extends Pick<ShelfIcon, "appName" | "iconUrl" | "colors"> {
  key: string;
  label: string;
  mine: boolean;
}

/** Index at which an icon is inserted if the search doesn't list its app: near the top, for comparison. */
const INSERTED_AT = 3;
/** Puts an icon into search results: in its own place, or near the top if the app is not among them. */
export function arrangeShelf(
  results: readonly ShelfIcon[],
  mine: MyIcon,
): { places: ShelfSlot[]; listed: boolean } {
  const places = results.map(({ appId, appName, iconUrl, colors, position }): ShelfSlot => {
    const isMine = appId === mine.appId;
    const icon = isMine && mine.icon !== null ? mine.icon : iconUrl;
    return { key: String(appId), appName, iconUrl: icon, colors, label: `${position}.`, mine: isMine };
  });
  const listed = places.some((place) => place.mine);
  if (listed) return { places, listed };
  const own = {
    key: "mine",
    appName: mine.name,
    iconUrl: mine.icon,
    colors: [],
    label: "Yours:",
    mine: true,
  };
  return { places: places.toSpliced(INSERTED_AT, 0, own), listed };
}
