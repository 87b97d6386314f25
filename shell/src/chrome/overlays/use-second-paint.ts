import { useMediaQuery } from "@listwise/shared-ui";
import { useDeferredValue } from "react";

/** Media query of phones. */
export const PHONE = "(max-width: 639px)";

/**
 * Returns false for the first paint of a component on phones, then true: for parts of an overlay that take long and aren't
 * needed for the next tap. Elsewhere it is always true, because with a keyboard the next key may need them.
 */
export const useSecondPaint = (): boolean => useDeferredValue(true, !useMediaQuery(PHONE));
