import type { ScreenshotDraft } from "@listwise/contracts/tools";
import { useMemo } from "react";
import { useDebounce } from "use-debounce";
import { createMeasure } from "../draw/draw-caption";
import { getFamily } from "../draw/fonts";
import { checkDraft, type Finding } from "./check-draft";

const CHECK_DELAY_MS = 300;

/** Checks the draft after changes pause. `fontVersion` changes when fonts have loaded. */
export function useChecks(draft: ScreenshotDraft, fontVersion: number): readonly Finding[] {
  const [settled] = useDebounce(draft, CHECK_DELAY_MS);
  const measure = useMemo(() => {
    const pen = document.createElement("canvas").getContext("2d");
    return pen ? createMeasure(pen, getFamily(settled.font)) : () => 0;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Widths must be measured again when the font has loaded.
  }, [settled.font, fontVersion]);
  return useMemo(() => checkDraft(settled, measure), [settled, measure]);
}
