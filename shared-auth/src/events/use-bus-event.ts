import type { AppEventName, AppEvents } from "@listwise/contracts/events";
import { useEffect, useRef } from "react";
import { bus } from "./bus";

/** Subscribes to an event while the component is mounted; always calls the latest listener. */
export function useBusEvent<N extends AppEventName>(
  name: N,
  listener: (payload: AppEvents[N]) => void,
): void {
  const newest = useRef(listener);
  useEffect(() => {
    newest.current = listener;
  });
  useEffect(
    () =>
      bus.on(name, (payload: AppEvents[N]) => {
        newest.current(payload);
      }),
    [name],
  );
}
