import { bus, type Bus } from "./bus";

/** The bus as one owner sees it: what it subscribed to can be ended at once. */
export interface OwnedBus extends Bus {
  /** Ends all subscriptions of the owner. It may subscribe again afterwards. */
  end(): void;
}

/** Hands out the bus so that the owner's subscriptions can be ended with it. `size` counts the owner's own. */
export function createOwnedBus(): OwnedBus {
  const open = new Set<() => void>();
  return {
    emit: bus.emit,
    last: bus.last,
    on(name, listener) {
      const off = bus.on(name, listener);
      const stop = () => {
        off();
        open.delete(stop);
      };
      open.add(stop);
      return stop;
    },
    size: () => open.size,
    end() {
      for (const stop of [...open]) stop();
    },
  };
}
