import { useLocation } from "@listwise/shared-ui";
import { useEffect } from "react";

/** Scrolls to the section in the address's hash, once the page is `ready` and on every navigation to it. */
export function useAnchor(ready = true) {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (ready && hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [ready, hash, key]);
}
