import { bus, type Bus } from "./bus";

/** A view of the bus for one owner, whose subscriptions can all be removed in one call. */
export interface ScopedBus extends Bus {
  /** Removes all of the owner's subscriptions. The owner may subscribe again afterwards. */
  end(): void;
}

/** Creates a scoped view of the bus. `size` counts only the subscriptions made through it. */
export function createScopedBus(): ScopedBus {
  const open = new Set<() => void>();
  return {
    emit: (name, payload) => bus.emit(name, payload),
    last: (name) => bus.last(name),
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
