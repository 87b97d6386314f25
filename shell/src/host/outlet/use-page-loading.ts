import { PAGE_LOADING_EVENT } from "@listwise/shared-ui";
import { useEffect, useState, type RefObject } from "react";

/** Returns true while the page in a mounted remote still waits for its own code. */
export function usePageLoading(host: RefObject<HTMLElement | null>): boolean {
  const [loading, setLoading] = useState(false);
  useEffect(() => {
    const element = host.current;
    const onChange = (event: Event) => setLoading(event instanceof CustomEvent && event.detail === true);
    element?.addEventListener(PAGE_LOADING_EVENT, onChange);
    return () => element?.removeEventListener(PAGE_LOADING_EVENT, onChange);
  }, [host]);
  return loading;
}
