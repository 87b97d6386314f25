import type { Platform } from "@listwise/aso-core/stores";
import type { CompetitorData } from "@listwise/contracts/apps";

/** App in a side-by-side view. */
export interface SideApp {
  id: number;
  name: string;
  icon: string | null;
  /** Rating in the latest listing; `null` if unknown. */
  rating: number | null;
  ratingCount: number | null;
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
    {
      id: app.id,
      name: app.name,
      icon: app.icon,
      rating: app.rating,
      ratingCount: app.ratingCount,
      platform: app.platform,
    },
    ...others.map(({ id, name, appDetails: { icon, rating, ratingCount } }) => ({
      id,
      name,
      icon,
      rating,
      ratingCount,
    })),
  ];
}
