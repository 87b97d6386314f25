import { z } from "@listwise/contracts";
import { log } from "../platform/log";

const NAME = "listwise.events.v1";
const MessageSchema = z.object({ name: z.string(), payload: z.unknown() });

/** Passes events to and from the other tabs of this site, where the browser can. */
export function openTabChannel(receive: (name: string, payload: unknown) => void) {
  if (typeof BroadcastChannel === "undefined") return { send: () => {} };
  const channel = new BroadcastChannel(NAME);
  // Node's channel (tests, tools) would keep its process alive.
  if ("unref" in channel && typeof channel.unref === "function") channel.unref();
  channel.onmessage = (event: MessageEvent<unknown>) => {
    const message = z.safeParse(MessageSchema, event.data);
    if (message.success) receive(message.data.name, message.data.payload);
    else log.warn("an unknown message of another tab was ignored", message.error.issues);
  };
  return {
    send(name: string, payload: unknown): void {
      channel.postMessage({ name, payload });
    },
  };
}
