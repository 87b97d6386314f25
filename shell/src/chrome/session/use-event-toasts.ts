import {
  EVENT_TOASTS,
  type AppEvents,
  type EventToast,
  type ToastEventName,
} from "@listwise/contracts/events";
import { bus } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";

type Show = (told: EventToast) => void;

/** Texts per event, typed by the event's payload. */
const toastTexts: { [N in ToastEventName]: (payload: AppEvents[N]) => EventToast } = EVENT_TOASTS;

function subscribe<N extends ToastEventName>(name: N, show: Show): () => void {
  return bus.on(name, (payload) => show(toastTexts[name](payload)));
}

const isToastEvent = (name: string): name is ToastEventName => name in EVENT_TOASTS;

/** Shows toasts for the events that the contract lists, on any page. */
export function useEventToasts(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const show: Show = ({ id, title, description, action }) => {
      const { label, path } = action ?? {};
      toast.info(title, {
        id,
        description,
        action: label && path ? { label, onClick: () => void navigate(path) } : undefined,
      });
    };
    const ends = Object.keys(EVENT_TOASTS)
      .filter(isToastEvent)
      .map((name) => subscribe(name, show));
    return () => ends.forEach((end) => end());
  }, [navigate]);
}
