import { useLocation } from "@listwise/shared-ui";
import { useEffect } from "react";

/** A link to a section of this page leads there: on arrival, and again each time it is followed. */
export function useAnchor() {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key]);
}
