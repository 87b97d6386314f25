import {
  getAppEventVersion,
  STATE_EVENTS,
  type AppEventName,
  type AppEvents,
  type StateEventName,
} from "@listwise/contracts/events";
import { log } from "../platform/log";
import { singleton } from "../platform/singleton";
import { checkEvent } from "./check-event";
import { openTabChannel } from "./tab-channel";

interface Subscription {
  listener: (payload: never) => void;
}

const SHARED_WITH_TABS = /^(app|keyword):(?!details-requested|minimized)/;
const states = new Map<string, string>(Object.entries(STATE_EVENTS));

/** Typed events between the shell and the remotes. */
export interface Bus {
  /** Notifies every listener on the page; `app:` and `keyword:` events also reach other tabs. */
  emit<N extends AppEventName>(name: N, payload: AppEvents[N]): void;
  /** Subscribes to an event. Returns a function that unsubscribes. */
  on<N extends AppEventName>(name: N, listener: (payload: AppEvents[N]) => void): () => void;
  /** Returns the last payload of a state event, or `undefined` if a later event of the same state replaced it. */
  last<N extends StateEventName>(name: N): AppEvents[N] | undefined;
  /** Returns the number of subscribed events. */
  size(): number;
}

function createBus(): Bus {
  const listeners = new Map<string, Set<Subscription>>();
  // Latest event name per state, and the last payload of each event.
  const told = new Map<string, string>();
  const payloads: Partial<AppEvents> = {};

  function deliver(name: string, payload: unknown): void {
    const state = states.get(name);
    if (state) {
      told.set(state, name);
      Reflect.set(payloads, name, payload);
    }
    for (const { listener } of [...(listeners.get(name) ?? [])]) {
      try {
        Reflect.apply(listener, undefined, [payload]);
      } catch (problem) {
        log.error(`a listener of ${name} failed`, problem);
      }
    }
  }

  const tabs = openTabChannel(deliver);
  return {
    emit(name, payload) {
      checkEvent(name, payload);
      deliver(name, payload);
      if (SHARED_WITH_TABS.test(name)) tabs.send({ name, version: getAppEventVersion(name), payload });
    },
    on(name, listener) {
      const set = listeners.get(name) ?? new Set();
      const subscription = { listener };
      listeners.set(name, set.add(subscription));
      return () => {
        set.delete(subscription);
      };
    },
    last(name) {
      return told.get(STATE_EVENTS[name]) === name ? payloads[name] : undefined;
    },
    size: () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0),
  };
}

/** The event bus of the page, shared by the shell and the remotes. */
export const bus: Bus = singleton("bus", createBus);
