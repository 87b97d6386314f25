import type { ScreenshotDraft } from "@listwise/contracts/tools";
import { useMemo } from "react";
import { useDebounce } from "use-debounce";
import { createMeasure } from "../draw/draw-caption";
import { getFamily } from "../draw/fonts";
import { findMissing, findWarnings, type Finding, type ImageSizes } from "./check-draft";

const CHECK_DELAY_MS = 300;

/** Problems of a draft in the sizes that are exported. */
export interface Checks {
  /** Missing images and captions. Always up to date, because it blocks the export. */
  missing: readonly Finding[];
  /** Long captions, low contrast and too many screens. Computed when changes pause, because it measures text. */
  warnings: readonly Finding[];
}

/** Checks a draft. `fontVersion` changes when fonts have loaded, `images` are the images that have. */
export function useChecks(draft: ScreenshotDraft, fontVersion: number, images: ImageSizes): Checks {
  const [settled] = useDebounce(draft, CHECK_DELAY_MS);
  const measure = useMemo(() => {
    const pen = document.createElement("canvas").getContext("2d");
    return pen ? createMeasure(pen, getFamily(settled.font)) : () => 0;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Widths must be measured again when the font has loaded.
  }, [settled.font, fontVersion]);
  const missing = useMemo(() => findMissing(draft), [draft]);
  const warnings = useMemo(() => findWarnings(settled, measure, images), [settled, measure, images]);
  return { missing, warnings };
}
