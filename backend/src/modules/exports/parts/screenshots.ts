import type { FastifyInstance } from "fastify";
import type { Attachment } from "../plan";

/** Drawings of the shipped sample; nothing else is served there. */
const OURS = /^\/store-media\/[\w/-]+\.(svg|png|jpe?g)$/;

/**
 * Pictures that this server has, and the addresses of all others: it fetches nothing from addresses that a listing
 * names.
 */
export function screenshotsOf(app: FastifyInstance, addresses: readonly string[]): Attachment[] {
  const others = addresses.filter((address) => !OURS.test(address));
  const ours = addresses.flatMap((address, index) => {
    const ending = OURS.exec(address)?.[1];
    if (ending === undefined) return [];
    return [{ name: `${index + 1}.${ending}`, read: async () => (await app.inject(address)).rawPayload }];
  });
  if (others.length === 0) return ours;
  return [...ours, { name: "addresses.txt", read: async () => Buffer.from(`${others.join("\r\n")}\r\n`) }];
}
