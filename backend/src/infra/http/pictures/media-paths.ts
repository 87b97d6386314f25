import { createHmac, timingSafeEqual } from "node:crypto";
import type { AppContext } from "../../context";
import { loadSharedSecret } from "../../security/secrets";

/** Path prefix under which the site proxies images of other hosts. */
export const MEDIA_PATH = "/media/";

const SIGNATURE_BYTES = 16;
const MAX_ADDRESS_LENGTH = 2_000;

/** Translates image URLs on other hosts to signed paths on this site and back. */
export interface MediaPaths {
  /** Returns the signed path for an https URL; any other URL is returned unchanged. */
  toPath: (address: string) => string;
  /** Returns the URL of a path made by `toPath`, or `null` for any other path. */
  toAddress(path: string): string | null;
}

/** Creates the translation. Only paths signed with the secret can be fetched. */
export function createMediaPaths(secret: string, publicUrl: string): MediaPaths {
  const sign = (address: string) =>
    createHmac("sha256", secret).update(address).digest().subarray(0, SIGNATURE_BYTES);
  return {
    toPath(address) {
      const path = address.startsWith(publicUrl) ? address.slice(publicUrl.length) : "";
      // A path that starts with two slashes would name another host.
      if (/^\/[\w.~%-]/.test(path)) return path;
      if (!/^https:\/\//i.test(address) || address.length > MAX_ADDRESS_LENGTH) return address;
      const name = Buffer.from(address).toString("base64url");
      return `${MEDIA_PATH}${sign(address).toString("base64url")}/${name}`;
    },
    toAddress(path) {
      const [, signature, name] = /^\/media\/([\w-]{22})\/([\w-]+)$/.exec(path) ?? [];
      if (signature === undefined || name === undefined) return null;
      const address = Buffer.from(name, "base64url").toString();
      return timingSafeEqual(Buffer.from(signature, "base64url"), sign(address)) ? address : null;
    },
  };
}

const known = new WeakMap<object, MediaPaths>();

/** Returns the translation of this site, which is the same on every node. */
export async function loadMediaPaths(ctx: Pick<AppContext, "db" | "config">): Promise<MediaPaths> {
  const paths =
    known.get(ctx) ?? createMediaPaths(await loadSharedSecret(ctx, "media"), ctx.config.publicUrl);
  known.set(ctx, paths);
  return paths;
}
