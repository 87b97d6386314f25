import { DEFAULT_TITLE } from "@listwise/contracts/site";
import { z } from "@listwise/contracts/zod";
import { usePageMetadata } from "@listwise/shared-ui";
import { useEffect, useRef, useState } from "react";
import { useLocation, useMatches } from "react-router-dom";
import { useSiteConfig } from "../config/use-site-config";
import { getServedPage, writeMetadata } from "./page-metadata";
import { getDocumentTitle, TitleHandleSchema } from "./page-title";

/** Returns the title that the server rendered, while its page is shown; `null` if the shell knows as much. */
function useServedTitle(pathname: string): string | null {
  const [served, setServed] = useState(getServedPage);
  const isCurrent = served?.pathname === pathname;
  if (served && !isCurrent) setServed(null);
  return isCurrent && served.title !== DEFAULT_TITLE ? served.title : null;
}

/** Sets the document's title and metadata for the current page. Returns the title. */
export function usePageTitle(): string {
  const { pathname } = useLocation();
  const config = useSiteConfig();
  const own = usePageMetadata(pathname);
  const served = useServedTitle(pathname);
  const handles = useMatches().map(({ handle }) => z.safeParse(TitleHandleSchema, handle));
  const handle = handles.findLast(({ success }) => success)?.data;
  const title = (own ? null : served) ?? getDocumentTitle(pathname, handle, config, own?.title);
  useEffect(() => {
    document.title = title;
  }, [title]);
  // The server rendered better metadata for the first page.
  const first = useRef(pathname);
  const description = own?.description ?? config.get("seo.meta_description");
  useEffect(() => {
    if (first.current === pathname) return;
    first.current = "";
    writeMetadata(pathname, title, description);
  }, [pathname, title, description]);
  return title;
}
