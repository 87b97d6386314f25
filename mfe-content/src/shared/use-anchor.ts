import { useLocation } from "@listwise/shared-ui";
import { useEffect } from "react";

/** A link to a section of this page leads there: on arrival, once it is `ready`, and each time the link is followed. */
export function useAnchor(ready = true) {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (ready && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [ready, hash, key]);
}
