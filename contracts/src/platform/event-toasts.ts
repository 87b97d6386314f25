import type { AppEventName, AppEvents } from "./app-events";
import { NOT_RANKED } from "./storefronts";

/** A message that passes by, and where it leads. */
export interface EventToast {
  /** The same twice is told once. */
  id: string;
  title: string;
  description?: string;
  action?: { label: string; path: string };
}

const rank = (position: number) => (position >= NOT_RANKED ? `>${NOT_RANKED - 1}` : String(position));

/** Events that are told to the person on whatever page they are, in words. The shell shows them and knows none of them. */
export const EVENT_TOASTS = {
  "alert:raised": ({ id, appName, keyword, previousRank, currentRank }) => ({
    id: `alert-${id}`,
    title: `${appName}: ${rank(previousRank)} → ${rank(currentRank)}`,
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
export type ToldEventName = keyof typeof EVENT_TOASTS;
