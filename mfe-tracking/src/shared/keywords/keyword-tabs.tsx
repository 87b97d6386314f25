import { addWorkspaceParams, useWorkspace } from "@listwise/shared-auth";
import { Link, useLocation } from "@listwise/shared-ui";
import styled from "styled-components";

const PAGES = [
  ["/keywords", "List"],
  ["/keywords/discover", "Discover"],
  ["/keywords/compare", "Compare"],
] as const;

const Strip = styled.nav`
  display: flex;
  gap: var(--lw-space-1);
  margin-bottom: var(--lw-space-5);
  border-bottom: 1px solid var(--lw-border);
`;

const Page = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--lw-control-md);
  margin-bottom: -1px;
  padding: 0 var(--lw-space-3);
  border-bottom: 2px solid transparent;
  color: var(--lw-text-muted);
  font-weight: var(--lw-weight-medium);
  text-decoration: none;
  &:hover {
    color: var(--lw-text);
    text-decoration: none;
  }
  &[aria-current="page"] {
    border-bottom-color: var(--lw-accent-text);
    color: var(--lw-text);
  }
`;

/** Renders links to the pages about keywords; each opens with the current app and country. */
export function KeywordTabs() {
  const { pathname } = useLocation();
  const { isKnown, appId, country } = useWorkspace();
  const getPath = (path: string) => {
    if (!isKnown) return path;
    // The list of all apps has all countries.
    const isEverything = appId === null && path === "/keywords";
    const search = addWorkspaceParams(new URLSearchParams(), { appId, ...(!isEverything && { country }) });
    return `${path}?${search.toString()}`;
  };
  return (
    <Strip aria-label="Keyword pages">
      {PAGES.map(([path, label]) => (
        <Page key={path} to={getPath(path)} aria-current={pathname === path ? "page" : undefined}>
          {label}
        </Page>
      ))}
    </Strip>
  );
}
