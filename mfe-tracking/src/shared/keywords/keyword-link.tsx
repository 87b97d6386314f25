import type { Platform } from "@listwise/aso-core/stores";
import { addWorkspaceParams, useWorkspace } from "@listwise/shared-auth";
import { Link } from "@listwise/shared-ui";
import type { ComponentProps } from "react";

/**
 * Returns a function that builds the address of the page about a keyword, with the current app. Without a store, the page
 * chooses that of the current app.
 */
export function useKeywordPath(): (keyword: string, country: string, store?: Platform) => string {
  const { isKnown, appId } = useWorkspace();
  return (keyword, country, store) => {
    const search = new URLSearchParams({ country, ...(store && { store }) });
    const params = isKnown ? addWorkspaceParams(search, { appId }) : search;
    return `/keyword/${encodeURIComponent(keyword)}?${params.toString()}`;
  };
}

interface KeywordLinkProps extends Omit<ComponentProps<typeof Link>, "to"> {
  keyword: string;
  country: string;
  /** Store of the keyword, where it isn't that of the current app. */
  store?: Platform | undefined;
}

/** Renders a link to the page about a keyword, which keeps the current app; its text is the keyword by default. */
export function KeywordLink({ keyword, country, store, children = keyword, ...rest }: KeywordLinkProps) {
  const getPath = useKeywordPath();
  return (
    <Link {...rest} to={getPath(keyword, country, store)}>
      {children}
    </Link>
  );
}
