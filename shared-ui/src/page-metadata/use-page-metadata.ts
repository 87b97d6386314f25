import { useEffect } from "react";
import { useStore } from "zustand";
import { useLocation } from "../router/facade";
import { pageMetadataStore, type PageMetadata } from "./page-metadata.store";

/** Returns the metadata that the page at a path has set; `null` if it has set none. */
export function usePageMetadata(pathname: string): PageMetadata | null {
  const current = useStore(pageMetadataStore, (state) => state.current);
  return current?.pathname === pathname ? current : null;
}

/** Sets the current page's title and description in the shell, for pages that have their own name. */
export function useSetPageMetadata({ title, description }: PageMetadata): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const current = { pathname, title, description };
    pageMetadataStore.setState({ current });
    return () => {
      // The next page may have set its metadata before this one unmounts.
      pageMetadataStore.setState((state) => (state.current === current ? { current: null } : state));
    };
  }, [pathname, title, description]);
}
