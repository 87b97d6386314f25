import { ReleaseNameSchema } from "@listwise/contracts/releases";
import {
  BUCKET_COOKIE,
  BUCKET_HEADER,
  ReleaseVersionSchema,
  type PreviewNotice,
} from "@listwise/contracts/remotes";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { CompositionRequest } from "./release-store";

/** Header with the key of requests that the server makes to itself; it changes at every start. */
export const PIN_KEY_HEADER = "x-listwise-pin-key";

const MAX_PINS = 10;
const COOKIE = new RegExp(`(?:^|;\\s*)${BUCKET_COOKIE}=([^;]*)`);

/** Returns the browser's canary bucket from its header or, for page requests, from its cookie. */
function parseBucket({ headers }: FastifyRequest): number | null {
  const header = headers[BUCKET_HEADER];
  const text = typeof header === "string" ? header : COOKIE.exec(headers.cookie ?? "")?.[1];
  return text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : null;
}

/** Returns the pins of a URL, such as `?pin=mfe-tracking@1.3.0`, one parameter per remote. */
function parsePins(url: string): Map<string, string> {
  const pins = new Map<string, string>();
  for (const value of new URLSearchParams(url.split("?")[1] ?? "").getAll("pin").slice(0, MAX_PINS)) {
    const [name = "", version = ""] = value.split("@");
    const isPin =
      z.safeParse(ReleaseNameSchema, name).success && z.safeParse(ReleaseVersionSchema, version).success;
    if (isPin) pins.set(name, version);
  }
  return pins;
}

/**
 * Returns the criteria by which a caller gets other versions than the stable ones. A pin replaces the preview's version.
 * Requests with the server's own key may always pin versions.
 */
export function parseCompositionRequest(
  request: FastifyRequest,
  mayPin: boolean,
  preview?: PreviewNotice | null,
): CompositionRequest {
  const isOwn = request.headers[PIN_KEY_HEADER] === request.server.pinKey;
  const pins = mayPin || isOwn ? parsePins(request.url) : [];
  return {
    bucket: parseBucket(request),
    pins: new Map([...Object.entries(preview?.versions ?? {}), ...pins]),
  };
}
