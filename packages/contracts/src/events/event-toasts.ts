import { truncate } from "@listwise/aso-core/text";
import { formatRank } from "@listwise/aso-core/visibility";
import type { AppEventName, AppEvents } from "./app-events";

/** Toast with an optional link. */
export interface EventToast {
  /** Deduplication key: a repeated id is shown once. */
  id: string;
  title: string;
  description?: string;
  action?: { label: string; path: string };
}

/** Toasts for events that users should notice on any page. The shell shows them without knowing the events. */
export const EVENT_TOASTS = {
  "alert:raised": ({ id, appName, keyword, previousRank, currentRank }) => ({
    id: `alert-${id}`,
    title: `${appName}: ${formatRank(previousRank)} → ${formatRank(currentRank)}`,
    description: `For “${keyword}”`,
    action: { label: "Show", path: "/alerts" },
  }),
  "notification:sent": ({ id, title, message }) => ({
    id: `notification-${id}`,
    title,
    description: truncate(message, 160),
    action: { label: "Show", path: "/notifications" },
  }),
} as const satisfies { [K in AppEventName]?: (payload: AppEvents[K]) => EventToast };

/** Name of an event of {@link EVENT_TOASTS}. */
export type ToastEventName = keyof typeof EVENT_TOASTS;
