import type { AppEventName, AppEvents } from "./app-events";
import { NOT_RANKED } from "../store/storefronts";

/** Toast with an optional link. */
export interface EventToast {
  /** Deduplication key: a repeated id is shown once. */
  id: string;
  title: string;
  description?: string;
  action?: { label: string; path: string };
}

const formatRank = (position: number) => (position >= NOT_RANKED ? `>${NOT_RANKED - 1}` : String(position));

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
    description: message.length > 160 ? `${message.slice(0, 159)}…` : message,
    action: { label: "Show", path: "/notifications" },
  }),
} as const satisfies { [K in AppEventName]?: (payload: AppEvents[K]) => EventToast };

/** Name of an event of {@link EVENT_TOASTS}. */
export type ToastEventName = keyof typeof EVENT_TOASTS;
