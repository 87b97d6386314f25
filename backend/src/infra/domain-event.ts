import type { AppContext } from "./context";

type Listener<T> = (payload: T) => Promise<void> | void;

/** An event of one domain to which other domains react, so that the first doesn't depend on them. */
export interface DomainEvent<T> {
  /** Adds a listener for the lifetime of this server. */
  on(ctx: AppContext, listener: Listener<T>): void;
  /** Calls all listeners in order and awaits them. Errors reach the caller. */
  emit(ctx: AppContext, payload: T): Promise<void>;
}

/** Creates a domain event. Listeners belong to a context, so several servers can run in one process. */
export function createDomainEvent<T>(): DomainEvent<T> {
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
