import type { ScreenshotDraft } from "@listwise/contracts/tools";
import { useEffect, useState } from "react";
import { useDebounce } from "use-debounce";
import { loadFont } from "./fonts";

const LOAD_DELAY_MS = 200;

/** Loads the font for the captions of a draft. Returns a number that changes when it has loaded. */
export function useFont({ font, screens }: Pick<ScreenshotDraft, "font" | "screens">): number {
  const [version, setVersion] = useState(0);
  const text = screens.flatMap(({ captions }) =>
    Object.values(captions).map(({ title, sub }) => title + sub),
  );
  // The letters decide which files of the font are needed.
  const [letters] = useDebounce([...new Set(text.join(""))].sort().join(""), LOAD_DELAY_MS);
  useEffect(() => {
    let isCurrent = true;
    void loadFont(font, letters).then(() => {
      if (isCurrent) setVersion((n) => n + 1);
    });
    return () => void (isCurrent = false);
  }, [font, letters]);
  return version;
}
