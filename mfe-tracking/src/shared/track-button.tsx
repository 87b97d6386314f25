import type { AppSummary } from "@listwise/contracts";
import type { ControlSize } from "@listwise/shared-ui";
import { TonedButton } from "./toned-button";
import { useFollowApp } from "./use-follow-app";
import { useFollowStatus, type FollowCheck } from "./use-follow-status";

export interface TrackButtonProps {
  app: Omit<AppSummary, "isFollowing"> & { isFollowing?: boolean | undefined };
  /** For apps whose own data do not say whether they are followed. */
  isFollowing?: FollowCheck;
  size?: ControlSize;
}

/** Track (green), Untrack (red), Processing... while the server has not answered. */
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
