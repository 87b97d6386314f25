import type { AppSummary } from "@listwise/contracts";
import { Button, type ControlSize } from "@listwise/shared-ui";
import styled from "styled-components";
import { useFollowApp } from "./use-follow-app";

const Toned = styled(Button)<{ $tone: "success" | "danger" }>`
  min-width: 7rem;
  border-color: var(--lw-${({ $tone }) => $tone}-border);
  background: var(--lw-${({ $tone }) => $tone}-soft);
  color: var(--lw-${({ $tone }) => $tone}-text);
  &&:hover:not([aria-disabled="true"]) {
    border-color: currentColor;
    background: var(--lw-${({ $tone }) => $tone}-soft);
  }
`;

export interface TrackButtonProps {
  app: AppSummary;
  size?: ControlSize;
}

/** Track (green), Untrack (red), Processing... while the server has not answered. */
export function TrackButton({ app, size = "sm" }: TrackButtonProps) {
  const { follow, pending } = useFollowApp(app);
  const verb = app.isFollowing ? "Untrack" : "Track";
  const words = pending ? "Processing..." : verb;
  return (
    <Toned
      size={size}
      busy={pending}
      $tone={app.isFollowing ? "danger" : "success"}
      aria-label={`${words} ${app.name}`}
      onClick={() => follow(!app.isFollowing)}
    >
      {words}
    </Toned>
  );
}
