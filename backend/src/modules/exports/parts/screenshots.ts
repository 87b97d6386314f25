import type { FastifyInstance } from "fastify";
import type { Attachment } from "../export-plan";

/** Paths of the sample's media, the only files served there. */
const SAMPLE_MEDIA_PATH = /^\/store-media\/[\w/-]+\.(svg|png|jpe?g)$/;

/**
 * Collects the screenshots that this server stores, and a text file with the URLs of all others. Remote URLs are never
 * fetched, because they come from a listing (SSRF).
 */
export function collectScreenshots(app: FastifyInstance, addresses: readonly string[]): Attachment[] {
  const others = addresses.filter((address) => !SAMPLE_MEDIA_PATH.test(address));
  const ours = addresses.flatMap((address, index) => {
    const ending = SAMPLE_MEDIA_PATH.exec(address)?.[1];
    if (ending === undefined) return [];
    return [{ name: `${index + 1}.${ending}`, read: async () => (await app.inject(address)).rawPayload }];
  });
  if (others.length === 0) return ours;
  return [...ours, { name: "addresses.txt", read: async () => Buffer.from(`${others.join("\r\n")}\r\n`) }];
}
