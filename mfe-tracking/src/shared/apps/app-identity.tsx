import { formatMissing } from "@listwise/aso-core/text";
import type { AppSummary } from "@listwise/contracts/apps";
import { AppIcon, Text, useStoreSource } from "@listwise/shared-ui";
import type { ReactNode } from "react";
import styled from "styled-components";
import { StoreLink } from "../listing/store-link";
import { AppLink } from "./app-link";

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--lw-space-3);
  min-width: 0;
`;

/** The icon of the store link may be in the padding. */
const Words = styled.div`
  min-width: 0;
  padding-inline-end: 1.25rem;
  overflow-wrap: anywhere;
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-1) var(--lw-space-2);
`;

export interface AppIdentityProps {
  app: Pick<AppSummary, "id" | "name" | "icon" | "developer" | "primaryGenre"> & {
    storeUrl?: string | null;
  };
  country?: string;
  iconSize?: number;
  /** Badges next to the developer. */
  marks?: ReactNode;
}

/** Renders the icon, the name (opens the details) and the developer. */
export function AppIdentity({ app, country, iconSize = 40, marks }: AppIdentityProps) {
  const source = useStoreSource();
  const facts = [app.developer, app.primaryGenre].filter(Boolean).join(" · ");
  return (
    <Root>
      <AppIcon name={app.name} src={app.icon} size={iconSize} />
      <Words>
        <AppLink appId={app.id} country={country}>
          <strong>{app.name}</strong>
        </AppLink>
        <StoreLink app={app} />
        <Facts>
          <Text as="span" $size="sm" $tone="muted">
            {facts || formatMissing(source, "Developer")}
          </Text>
          {marks}
        </Facts>
      </Words>
    </Root>
  );
}
