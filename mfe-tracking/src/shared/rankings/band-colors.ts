import type { RankBand } from "@listwise/aso-core/visibility";

/** Theme colors of the bands of ranks, so that all charts of the distribution look alike. */
export const BAND_COLORS: Record<RankBand["id"], string> = {
  "1-3": "band-1",
  "4-10": "band-2",
  "11-50": "band-3",
  "51-200": "band-4",
  unranked: "band-5",
  unchecked: "border",
};
