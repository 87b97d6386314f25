import type { AppSummary } from "@listwise/contracts";
import type { ControlSize } from "@listwise/shared-ui";
import { TonedButton } from "./toned-button";
import { useFollowApp } from "./use-follow-app";
import { useFollowStatus, type FollowCheck } from "./use-follow-status";

export interface TrackButtonProps {
  app: Omit<AppSummary, "isFollowing"> & { isFollowing?: boolean | undefined };
  /** Returns the status for apps whose own data doesn't include it. */
  isFollowing?: FollowCheck;
  size?: ControlSize;
}

/** Renders Track (green) or Untrack (red), or Processing... until the server has answered. */
export function TrackButton({ app, isFollowing: check, size = "sm" }: TrackButtonProps) {
  const status = useFollowStatus(app, check);
  const isFollowing = status ?? false;
  const { follow, pending } = useFollowApp({ ...app, isFollowing });
  const verb = isFollowing ? "Untrack" : "Track";
  const words = pending ? "Processing..." : verb;
  return (
    <TonedButton
      size={size}
      busy={pending || status === undefined}
      $tone={isFollowing ? "danger" : "success"}
      aria-label={`${words} ${app.name}`}
      onClick={() => follow(!isFollowing)}
    >
      {words}
    </TonedButton>
  );
}
