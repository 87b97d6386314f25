import { AppEventSchemas, type AppEventName } from "@listwise/contracts/events";
import { bus } from "@listwise/shared-auth";
import { create } from "zustand";
import { pageRuntime } from "../../host/page-runtime";
import { redact } from "./redact";

/** An event that has passed the bus. */
export interface LoggedEvent {
  id: number;
  /** Unix time in milliseconds. */
  at: number;
  name: AppEventName;
  /** The remote that emitted it; `null` for the shell, the server and other tabs. */
  from: string | null;
  /** Payload without secrets, as indented JSON. */
  payload: string;
}

/** Older events are dropped. */
export const MAX_EVENTS = 200;

interface EventLog {
  /** Newest first. */
  events: readonly LoggedEvent[];
  isPaused: boolean;
}

export const useEventLog = create<EventLog>(() => ({ events: [], isPaused: false }));

let lastId = 0;

function isEventName(name: string): name is AppEventName {
  return Object.hasOwn(AppEventSchemas, name);
}

function record(name: AppEventName, payload: unknown): void {
  const { events, isPaused } = useEventLog.getState();
  if (isPaused) return;
  const event: LoggedEvent = {
    id: (lastId += 1),
    at: Date.now(),
    name,
    from: pageRuntime.emitter ?? null,
    payload: JSON.stringify(redact(payload), null, 2),
  };
  useEventLog.setState({ events: [event, ...events].slice(0, MAX_EVENTS) });
}

/** Records all events of the bus. Returns a function that stops it. */
export function startEventLog(): () => void {
  const stops = Object.keys(AppEventSchemas)
    .filter(isEventName)
    .map((name) => bus.on(name, (payload) => record(name, payload)));
  return () => {
    for (const stop of stops) stop();
  };
}

/** Returns the events whose name, source or payload contains a text. */
export function filterEvents(events: readonly LoggedEvent[], text: string): readonly LoggedEvent[] {
  const wanted = text.trim().toLowerCase();
  if (!wanted) return events;
  return events.filter(({ name, from, payload }) =>
    [name, from ?? "shell", payload].some((part) => part.toLowerCase().includes(wanted)),
  );
}
