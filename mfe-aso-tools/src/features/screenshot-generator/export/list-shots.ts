import { getStorePath, getStoreSize, isBanner } from "@listwise/aso-core/screenshots";
import type { ScreenshotDraft } from "@listwise/contracts/tools";
import type { Shot } from "../draw/draw-screen";

/** A screenshot with its path in the archive. */
export interface ExportShot extends Shot {
  path: string;
}

/**
 * Lists all screenshots of a draft: its screens in its languages and sizes, no more per size than the store takes. All
 * versions of a screen follow each other, so that its images are decoded once.
 */
export function listShots(draft: ScreenshotDraft): ExportShot[] {
  const sizes = draft.sizes.map(getStoreSize);
  return draft.screens.flatMap((_, index) =>
    draft.locales.flatMap((locale) =>
      sizes
        .filter((size) => index < (isBanner(size) ? 1 : size.maximum))
        .map((size) => ({ draft, index, size, locale, path: getStorePath(size, locale, index) })),
    ),
  );
}
