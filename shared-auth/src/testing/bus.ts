import { AppEventSchemas, type AppEventName, type AppEvents } from "@listwise/contracts";
import { bus } from "../events/bus";

/** An event as it was told on the bus. */
export interface ToldEvent {
  name: AppEventName;
  payload: AppEvents[AppEventName];
}

const isEvent = (name: string): name is AppEventName => Object.hasOwn(AppEventSchemas, name);

/**
 * Hears every event that the contract knows, in order. A test that tells another one, or asks for it, fails: with the
 * bus as it is in tests, and here. Call `stop` when done.
 */
export function spyOnBus() {
  const told: ToldEvent[] = [];
  const offs = Object.keys(AppEventSchemas)
    .filter(isEvent)
    .map((name) => bus.on(name, (payload) => void told.push({ name, payload })));
  return {
    told,
    payloadsOf(name: AppEventName) {
      if (!isEvent(name)) throw new Error(`there is no event ${String(name)}`);
      return told.filter((event) => event.name === name).map(({ payload }) => payload);
    },
    stop: () => offs.forEach((off) => off()),
  };
}
