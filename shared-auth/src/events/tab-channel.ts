import { getAppEventVersion } from "@listwise/contracts/events";
import { z } from "@listwise/contracts/zod";
import { log } from "../platform/log";
import { view } from "../storage/safe-storage";

const NAME = "listwise.events.v1";
const MessageSchema = z.object({
  name: z.string(),
  version: z._default(z.number(), 1),
  payload: z.unknown(),
});

interface Message {
  name: string;
  version: number;
  payload: unknown;
}

/**
 * Sends events to and receives them from other tabs through a BroadcastChannel, if the browser has one.
 * Events of another contract version are dropped, because another tab may run another release.
 */
export function openTabChannel(receive: (name: string, payload: unknown) => void) {
  // The other tabs are the administrator's, whose apps and keywords aren't those of a viewed account.
  if (typeof BroadcastChannel === "undefined" || view.current) return { send: () => {} };
  const channel = new BroadcastChannel(NAME);
  // In Node (tests, tools) an open channel would keep the process alive.
  if ("unref" in channel && typeof channel.unref === "function") Reflect.apply(channel.unref, channel, []);
  channel.onmessage = (event: MessageEvent<unknown>) => {
    const message = z.safeParse(MessageSchema, event.data);
    if (!message.success)
      return log.warn("ignored an invalid message from another tab", message.error.issues);
    const { name, version, payload } = message.data;
    if (version === getAppEventVersion(name)) receive(name, payload);
  };
  return {
    send(message: Message): void {
      channel.postMessage(message);
    },
  };
}
