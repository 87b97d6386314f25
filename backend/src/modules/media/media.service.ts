import { createHash } from "node:crypto";
import { join } from "node:path";
import type { AppContext } from "../../infra/context";
import { fail } from "../../infra/http/errors";
import {
  AddressRefused,
  FetchFailed,
  ssrfSafeFetch,
  type FetchRules,
} from "../../infra/security/ssrf-safe-fetch";
import { createWeakMemo } from "../../infra/cache/weak-memo";
import { createSlots } from "../../infra/queue/slots";
import { createPictureCache } from "./picture-cache";
import { assertPicture, PICTURE_TYPES } from "./picture-type";

const DAY_MS = 86_400_000;
/** Age after which an image is fetched again; the old one is served while its host fails. */
const FRESH_MS = 7 * DAY_MS;
/** Time during which a failed URL isn't fetched again. */
const FAILURE_MS = 60_000;
const MAX_FAILURES = 5_000;
/** Disk space for all images. */
const MAX_CACHE_BYTES = 512 * 2 ** 20;
const MAX_FETCHES = 16;
const MAX_WAITING = 500;
/** Fetches per network and minute; cached images don't count. */
const MAX_FETCHES_PER_MINUTE = 600;

/** Rules for fetching images, once per site. */
export const mediaRules = createWeakMemo<AppContext, FetchRules>(() => ({
  hosts: "any",
  types: PICTURE_TYPES,
  maxBytes: 5_000_000,
  deadlineMs: 8_000,
}));

const getStore = createWeakMemo((ctx: AppContext) => ({
  cache: createPictureCache(join(ctx.config.dataDir, "media"), MAX_CACHE_BYTES, ctx.log),
  inSlot: createSlots(MAX_FETCHES, MAX_WAITING, "Too many images are being fetched."),
  underWay: new Map<string, Promise<Buffer>>(),
  failedUntil: new Map<string, number>(),
}));

function rememberFailure(failedUntil: Map<string, number>, address: string): void {
  failedUntil.set(address, Date.now() + FAILURE_MS);
  const [oldest] = failedUntil.keys();
  if (failedUntil.size > MAX_FAILURES && oldest !== undefined) failedUntil.delete(oldest);
}

async function fetchPicture(ctx: AppContext, address: string, key: string): Promise<Buffer> {
  const { cache, inSlot, failedUntil } = getStore(ctx);
  try {
    const picture = await inSlot(() => ssrfSafeFetch(address, mediaRules(ctx)));
    await assertPicture(picture);
    await cache.write(key, picture);
    return picture;
  } catch (error) {
    if (error instanceof FetchFailed || error instanceof AddressRefused)
      rememberFailure(failedUntil, address);
    throw error;
  }
}

async function readOrFetch(ctx: AppContext, address: string, key: string, network: string): Promise<Buffer> {
  const { cache, failedUntil } = getStore(ctx);
  const kept = await cache.read(key);
  if (kept && kept.ageMs < FRESH_MS) return kept.picture;
  try {
    if ((failedUntil.get(address) ?? 0) > Date.now()) throw new FetchFailed("The host failed a moment ago.");
    const { hits, secondsLeft } = await ctx.limiter.hit(`media:${network}`, 60);
    if (hits > MAX_FETCHES_PER_MINUTE) {
      throw fail("RATE_LIMITED", "Too many images. Try again later.", undefined, secondsLeft);
    }
    return await fetchPicture(ctx, address, key);
  } catch (error) {
    if (kept) return kept.picture;
    throw error;
  }
}

/**
 * Returns the image at a URL from the cache or from its host; concurrent callers share one fetch. Fetches are counted
 * for `network`.
 * @throws FetchFailed, AddressRefused, RATE_LIMITED, UNAVAILABLE
 */
export function loadPicture(ctx: AppContext, address: string, network: string): Promise<Buffer> {
  const key = createHash("sha256").update(address).digest("hex");
  const { underWay } = getStore(ctx);
  const running = underWay.get(key);
  if (running) return running;
  const started = readOrFetch(ctx, address, key, network).finally(() => underWay.delete(key));
  underWay.set(key, started);
  return started;
}
