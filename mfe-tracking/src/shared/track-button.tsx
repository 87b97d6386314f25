import type { App } from "@listwise/contracts";
import { Button, type ControlSize } from "@listwise/shared-ui";
import styled from "styled-components";
import { useFollowApp, useIsFollowPending } from "./use-follow-app";

const Toned = styled(Button)<{ $tone: "success" | "danger" }>`
  min-width: 6.75rem;
  border-color: var(--lw-${({ $tone }) => $tone}-border);
  background: var(--lw-${({ $tone }) => $tone}-soft);
  color: var(--lw-${({ $tone }) => $tone}-text);
  &&:hover:not([aria-disabled="true"]) {
    border-color: currentColor;
    background: var(--lw-${({ $tone }) => $tone}-soft);
  }
`;

export interface TrackButtonProps {
  app: App;
  size?: ControlSize;
}

/** Track (green), Untrack (red), Processing... while the server has not answered. */
export function TrackButton({ app, size = "sm" }: TrackButtonProps) {
  const follow = useFollowApp();
  const pending = useIsFollowPending(app.id);
  const verb = app.isFollowing ? "Untrack" : "Track";
  return (
    <Toned
      size={size}
      busy={pending}
      $tone={app.isFollowing ? "danger" : "success"}
      aria-label={`${pending ? "Processing" : verb} ${app.name}`}
      onClick={() => follow({ app, following: !app.isFollowing })}
    >
      {pending ? "Processing..." : verb}
    </Toned>
  );
}
