import { getUpgradePath } from "@listwise/contracts/limits";
import { addWorkspaceParams } from "@listwise/shared-auth";
import { Link, LockIcon, Text } from "@listwise/shared-ui";
import styled from "styled-components";
import type { DiscoverScope } from "./discover.api";

const Lines = styled.div`
  display: grid;
  gap: var(--lw-space-1);
  margin-top: var(--lw-space-3);
  &:empty {
    display: none;
  }
  svg {
    margin-inline-end: var(--lw-space-1);
    vertical-align: -2px;
  }
`;

interface DiscoverNoticeProps extends DiscoverScope {
  origin: "chosen" | "similar";
  advanced: boolean;
}

/** Renders what limits the figures above: similar apps in place of competitors, and a plan without difficulty. */
export function DiscoverNotice({ origin, advanced, ...scope }: DiscoverNoticeProps) {
  const search = addWorkspaceParams(new URLSearchParams(), scope).toString();
  return (
    <Lines>
      {origin === "similar" && (
        <Text $size="sm" $tone="muted">
          You haven't chosen competitors, so similar apps take their place.{" "}
          <Link to={`/keywords/compare?${search}`}>Choose competitors</Link>
        </Text>
      )}
      {!advanced && (
        <Text $size="sm" $tone="muted">
          <LockIcon size={13} aria-hidden="true" />
          Difficulty isn't part of your plan.{" "}
          <Link to={getUpgradePath("advanced_keyword_analysis")}>Compare plans</Link>
        </Text>
      )}
    </Lines>
  );
}
