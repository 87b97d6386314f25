import { setDetails } from "@listwise/contracts/events";
import { Link, useLocation } from "@listwise/shared-ui";
import type { ReactNode } from "react";
import styled from "styled-components";

export interface AppLinkProps {
  appId: number;
  tab?: string;
  country?: string;
  "aria-label"?: string;
  children: ReactNode;
}

const Quiet = styled(Link)`
  min-width: 0;
  color: inherit;
  font-weight: inherit;
`;

/** Opens an app's details above this page. The page keeps its parameters, so that Back closes the details. */
export function AppLink({ appId, tab, country, children, ...rest }: AppLinkProps) {
  const { pathname, search } = useLocation();
  const params = setDetails(new URLSearchParams(search), { app: appId, tab, country });
  return (
    <Quiet {...rest} to={{ pathname, search: `?${params.toString()}` }} state={{ detailsOpened: true }}>
      {children}
    </Quiet>
  );
}
