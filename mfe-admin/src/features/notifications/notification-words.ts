import type { AdminNotification, NotificationAudience } from "@listwise/contracts";
import type { Tone } from "@listwise/shared-ui";

type Level = AdminNotification["level"];

export const levelNames: Record<Level, string> = { info: "Info", success: "Good news", warning: "Important" };
export const levelTones: Record<Level, Tone> = { info: "info", success: "success", warning: "warning" };

export const audienceNames: Record<NotificationAudience, string> = {
  all: "Everybody",
  admins: "Administrators",
  plan: "Everybody on a plan",
  user: "One account",
};

/** Whom it is for, as people say it. */
export function audienceOf(
  { audience, target }: Pick<AdminNotification, "audience" | "target">,
  planNames: ReadonlyMap<string, string>,
): string {
  if (audience === "plan") return `On the plan ${planNames.get(target ?? "") ?? target ?? ""}`;
  if (audience === "user") return target ?? "";
  return audienceNames[audience];
}
