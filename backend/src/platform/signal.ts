import type { AppContext } from "./context";

type Listener<T> = (payload: T) => Promise<void> | void;

/** Something that happened in one domain and that others may act on, without the first knowing them. */
export interface Signal<T> {
  /** Adds a listener for this server's life. */
  on(ctx: AppContext, listener: Listener<T>): void;
  /** Tells all listeners, one after the other, and waits for them. What one throws reaches the caller. */
  emit(ctx: AppContext, payload: T): Promise<void>;
}

/** Makes a signal; listeners belong to a context, so that several servers may live in one process. */
export function createSignal<T>(): Signal<T> {
  const listeners = new WeakMap<AppContext, Listener<T>[]>();
  return {
    on(ctx, listener) {
      listeners.set(ctx, [...(listeners.get(ctx) ?? []), listener]);
    },
    async emit(ctx, payload) {
      for (const listener of listeners.get(ctx) ?? []) await listener(payload);
    },
  };
}
