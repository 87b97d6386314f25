import type { Platform } from "@listwise/aso-core/stores";
import type { CompetitorData } from "@listwise/contracts/apps";

/** App in a side-by-side view. */
export interface SideApp {
  id: number;
  name: string;
  icon: string | null;
  /** Store of the own app. */
  platform?: Platform;
}

/** Largest number of competitors next to the own app: more columns can't be read. */
export const MAX_COMPARED = 3;

/** Returns the own app and the chosen competitors, by default the first ones. */
export function selectApps(
  { app, competitors }: CompetitorData,
  chosen: readonly number[] | undefined,
): SideApp[] {
  const others = competitors.filter(({ id }) => chosen?.includes(id) ?? true).slice(0, MAX_COMPARED);
  return [
    { id: app.id, name: app.name, icon: app.icon, platform: app.platform },
    ...others.map(({ id, name, appDetails: { icon } }) => ({ id, name, icon })),
  ];
}
