import { addWorkspaceParams, useWorkspace } from "@listwise/shared-auth";
import { Link } from "@listwise/shared-ui";
import type { ComponentProps } from "react";

/** Returns a function that builds the address of the page about a keyword, with the current app. */
export function useKeywordPath(): (keyword: string, country: string) => string {
  const { isKnown, appId } = useWorkspace();
  return (keyword, country) => {
    const search = new URLSearchParams({ country });
    const params = isKnown ? addWorkspaceParams(search, { appId }) : search;
    return `/keyword/${encodeURIComponent(keyword)}?${params.toString()}`;
  };
}

interface KeywordLinkProps extends Omit<ComponentProps<typeof Link>, "to"> {
  keyword: string;
  country: string;
}

/** Renders a link to the page about a keyword, which keeps the current app; its text is the keyword by default. */
export function KeywordLink({ keyword, country, children = keyword, ...rest }: KeywordLinkProps) {
  const getPath = useKeywordPath();
  return (
    <Link {...rest} to={getPath(keyword, country)}>
      {children}
    </Link>
  );
}
