import { z } from "@listwise/contracts";
import { useEffect, useRef } from "react";
import { useLocation, useMatches } from "react-router-dom";
import { useSiteConfig } from "../config/use-site-config";
import { writeMetadata } from "./page-metadata";
import { documentTitle, TitleHandleSchema } from "./page-title";

/** Sets the document's title and metadata for the current page. Returns the title. */
export function usePageTitle(): string {
  const { pathname } = useLocation();
  const config = useSiteConfig();
  const handles = useMatches().map(({ handle }) => z.safeParse(TitleHandleSchema, handle));
  const title = documentTitle(pathname, handles.findLast(({ success }) => success)?.data, config);
  useEffect(() => {
    document.title = title;
  }, [title]);
  // The server rendered better metadata for the first page.
  const first = useRef(pathname);
  const description = config.get("seo.meta_description");
  useEffect(() => {
    if (first.current === pathname) return;
    first.current = "";
    writeMetadata(pathname, title, description);
  }, [pathname, title, description]);
  return title;
}
