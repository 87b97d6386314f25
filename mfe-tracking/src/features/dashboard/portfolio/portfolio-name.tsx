import { STORES } from "@listwise/aso-core/stores";
import type { AppSummary } from "@listwise/contracts/apps";
import { useWorkspace } from "@listwise/shared-auth";
import { AppIcon, Text } from "@listwise/shared-ui";
import styled, { css } from "styled-components";
import { FirstStep } from "./first-step";

const Root = styled.div<{ $isJoined: boolean }>`
  ${({ $isJoined }) =>
    $isJoined &&
    css`
      padding-inline-start: var(--lw-space-3);
      border-inline-start: 2px solid var(--lw-border-strong);
    `}
  display: flex;
  align-items: center;
  gap: var(--lw-space-3);
  min-width: 0;
`;

/** Its least width keeps a table of many columns from breaking names inside words. */
const Words = styled.div`
  flex: 1 1 auto;
  min-width: 8rem;
  overflow-wrap: anywhere;
`;

const Name = styled.button`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font-weight: var(--lw-weight-semibold);
  text-align: start;
  &:hover {
    text-decoration: underline;
  }
`;

export interface PortfolioNameProps {
  app: AppSummary;
  country: string;
  /** True if the app is shown together with its linked one. */
  isJoined: boolean;
}

/** Renders an app's icon, name, store and next step; the name makes the app current. */
export function PortfolioName({ app, country, isJoined }: PortfolioNameProps) {
  const { id, name, icon, platform, primaryGenre } = app;
  const { setWorkspace } = useWorkspace();
  return (
    <Root $isJoined={isJoined}>
      <AppIcon name={name} src={icon} size={36} />
      <Words>
        <Name type="button" title={`Show only ${name}`} onClick={() => setWorkspace({ appId: id })}>
          {name}
        </Name>
        <Text $size="xs" $tone="muted">
          {[STORES[platform].name, primaryGenre].filter(Boolean).join(" · ")}
        </Text>
        <FirstStep appId={id} country={country} />
      </Words>
    </Root>
  );
}
