import type { AdminNotification, NotificationAudience } from "@listwise/contracts/notifications";
import type { Tone } from "@listwise/shared-ui";

type Level = AdminNotification["level"];

export const levelNames: Record<Level, string> = { info: "Info", success: "Good news", warning: "Important" };
export const levelTones: Record<Level, Tone> = { info: "info", success: "success", warning: "warning" };

export const audienceNames: Record<NotificationAudience, string> = {
  all: "All users",
  admins: "Administrators",
  plan: "All users on a plan",
  user: "One account",
};

/** Returns the label of a notification's audience. */
export function getAudienceLabel(
  { audience, target }: Pick<AdminNotification, "audience" | "target">,
  planNames: ReadonlyMap<string, string>,
): string {
  if (audience === "plan") return `Users on ${planNames.get(target ?? "") ?? target ?? ""}`;
  if (audience === "user") return target ?? "";
  return audienceNames[audience];
}
