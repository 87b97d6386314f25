import type { AppSummary } from "@listwise/contracts/apps";
import type { ControlSize } from "@listwise/shared-ui";
import { TonedButton } from "./toned-button";
import { useTrackApp } from "./use-track-app";
import { useTrackingStatus, type TrackingCheck } from "./use-tracking-status";

export interface TrackButtonProps {
  app: Omit<AppSummary, "isFollowing"> & { isFollowing?: boolean | undefined };
  /** Returns the status for apps whose own data doesn't include it. */
  isFollowing?: TrackingCheck;
  size?: ControlSize;
}

/** Renders Track (green) or Untrack (red), or Processing... until the server has answered. */
export function TrackButton({ app, isFollowing: check, size = "sm" }: TrackButtonProps) {
  const status = useTrackingStatus(app, check);
  const isFollowing = status ?? false;
  const { setTracked, pending } = useTrackApp({ ...app, isFollowing });
  const verb = isFollowing ? "Untrack" : "Track";
  const words = pending ? "Processing..." : verb;
  return (
    <TonedButton
      size={size}
      busy={pending || status === undefined}
      $tone={isFollowing ? "danger" : "success"}
      aria-label={`${words} ${app.name}`}
      onClick={() => setTracked(!isFollowing)}
    >
      {words}
    </TonedButton>
  );
}
