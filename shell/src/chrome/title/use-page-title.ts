import { z } from "@listwise/contracts";
import { useEffect } from "react";
import { useLocation, useMatches } from "react-router-dom";
import { useSiteConfig } from "../config/use-site-config";
import { documentTitle, TitleHandleSchema } from "./page-title";

/** Sets the document's title to that of the present page, and returns it. */
export function usePageTitle(): string {
  const { pathname } = useLocation();
  const config = useSiteConfig();
  const handles = useMatches().map(({ handle }) => z.safeParse(TitleHandleSchema, handle));
  const title = documentTitle(pathname, handles.findLast(({ success }) => success)?.data, config);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return title;
}
