import { AppEventSchemas, type AppEventName, type AppEvents } from "@listwise/contracts/events";
import { bus } from "../events/bus";

/** An event emitted on the bus. */
export interface EmittedEvent {
  name: AppEventName;
  payload: AppEvents[AppEventName];
}

const isEvent = (name: string): name is AppEventName => Object.hasOwn(AppEventSchemas, name);

/**
 * Records every event of the contract, in order. Emitting or requesting an unknown event fails the test. Call
 * `stop` when done.
 */
export function spyOnBus() {
  const told: EmittedEvent[] = [];
  const offs = Object.keys(AppEventSchemas)
    .filter(isEvent)
    .map((name) => bus.on(name, (payload) => void told.push({ name, payload })));
  return {
    told,
    getPayloads(name: AppEventName) {
      if (!isEvent(name)) throw new Error(`there is no event ${String(name)}`);
      return told.filter((event) => event.name === name).map(({ payload }) => payload);
    },
    stop: () => offs.forEach((off) => off()),
  };
}
