import type { AppEventName, AppEvents } from "@listwise/contracts";
import { log } from "../platform/log";
import { singleton } from "../platform/singleton";
import { openTabChannel } from "./tab-channel";

type Listener = (payload: never) => void;
type Listeners = Map<string, Set<Listener>>;

const SHARED_WITH_TABS = /^(app|keyword):(?!details-requested|minimized)/;

interface Bus {
  /** Tells every listener on the page; `app:` and `keyword:` events reach the other tabs too. */
  emit<N extends AppEventName>(name: N, payload: AppEvents[N]): void;
  /** Listens; call what it returns to stop. */
  on<N extends AppEventName>(name: N, listener: (payload: AppEvents[N]) => void): () => void;
}

function createBus(): Bus {
  const listeners: Listeners = new Map();

  function deliver(name: string, payload: unknown): void {
    for (const listener of [...(listeners.get(name) ?? [])]) {
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
      deliver(name, payload);
      if (SHARED_WITH_TABS.test(name)) tabs.send(name, payload);
    },
    on(name, listener) {
      const set = listeners.get(name) ?? new Set();
      listeners.set(name, set.add(listener));
      return () => {
        set.delete(listener);
      };
    },
  };
}

/** Typed events between the shell and the remotes. */
export const bus: Bus = singleton("bus", createBus);
