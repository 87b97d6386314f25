import type { AdminNotification } from "@listwise/contracts/notifications";
import { z } from "@listwise/contracts/zod";
import { fromLocalInput, toLocalInput } from "../../shared/editor/local-input";

export type NotificationValues = {
  title: string;
  message: string;
  path: string;
  level: string;
  audience: string;
  /** Plan key or account email, depending on the audience. */
  target: string;
  publishAt: string;
};

const Stored = z.object({
  title: z.string(),
  message: z.string(),
  path: z.nullable(z.string()),
  level: z.string(),
  audience: z.string(),
  target: z.nullable(z.string()),
  publishAt: z.string(),
});

export const emptyNotification: NotificationValues = {
  title: "",
  message: "",
  path: "",
  level: "info",
  audience: "all",
  target: "",
  publishAt: "",
};

export function toNotificationValues(
  stored: z.output<typeof Stored> | AdminNotification,
): NotificationValues {
  const { title, message, level, audience, target } = stored;
  return {
    ...{ title, message, level, audience },
    path: stored.path ?? "",
    target: target ?? "",
    publishAt: toLocalInput(stored.publishAt),
  };
}

/** Returns the request body; `stored` is the initial send time. */
export function toNotificationBody(values: NotificationValues, stored: string | null) {
  const named = values.audience === "plan" || values.audience === "user";
  return {
    ...values,
    path: values.path.trim() || null,
    target: (named && values.target.trim()) || null,
    publishAt: fromLocalInput(values.publishAt, stored),
  };
}

/** Returns the form values of the conflicting version, or `null` if the server sent none. */
export function parseCurrentNotification(current: unknown): NotificationValues | null {
  const known = z.safeParse(Stored, current);
  return known.success ? toNotificationValues(known.data) : null;
}
