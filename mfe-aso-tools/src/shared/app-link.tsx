import { setDetails } from "@listwise/contracts/events";
import { Link, useLocation } from "@listwise/shared-ui";
import type { ReactNode } from "react";
import styled from "styled-components";

const Quiet = styled(Link)`
  min-width: 0;
  color: inherit;
  font-weight: inherit;
  overflow-wrap: anywhere;
`;

/** Opens an app's details above this page. The page keeps its parameters, so that Back closes the details. */
export function AppLink({
  appId,
  country,
  children,
}: {
  appId: number;
  country?: string;
  children: ReactNode;
}) {
  const { pathname, search } = useLocation();
  const params = setDetails(new URLSearchParams(search), { app: appId, country });
  return (
    <Quiet to={{ pathname, search: `?${params.toString()}` }} state={{ detailsOpened: true }}>
      {children}
    </Quiet>
  );
}
