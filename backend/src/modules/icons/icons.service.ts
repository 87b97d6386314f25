import { ICON_UNREADABLE_TEXT, type IconAnalysis } from "@listwise/contracts/tools";
import type { AppContext } from "../../infra/context";
import { fail } from "../../infra/http/errors";
import {
  AddressRefused,
  FetchFailed,
  ssrfSafeFetch,
  type FetchRules,
} from "../../infra/security/ssrf-safe-fetch";
import { loadMediaPaths } from "../../infra/http/pictures/media-paths";
import { createWeakMemo } from "../../infra/cache/weak-memo";
import { createTtlCache } from "../../infra/cache/ttl-cache";
import { getSampleDrawing } from "../store";
import { analyzeIcon, rateSize } from "./analyze-icon";
import { createPreview, readDrawing, readPixels, readShape, UnreadablePicture } from "./read-picture";

const STORE_HOSTS = [".mzstatic.com", "play-lh.googleusercontent.com"];
const DAY_MS = 86_400_000;

/** Rules for fetching icons; one object per context, which tests change. */
export const getIconRules = createWeakMemo(({ config }: AppContext): FetchRules => ({
  hosts: [...STORE_HOSTS, ...config.iconHosts],
  types: ["image/png", "image/jpeg", "image/webp"],
  maxBytes: 2_000_000,
  deadlineMs: 3_000,
}));

async function fetchPixels(ctx: AppContext, iconUrl: string): Promise<Uint8Array> {
  const drawing = getSampleDrawing(ctx, iconUrl);
  return drawing === null
    ? readPixels(await ssrfSafeFetch(iconUrl, getIconRules(ctx)))
    : readDrawing(drawing);
}

/** Caches analyses by URL for a day. An icon's URL changes with the icon, so entries don't go stale. */
const loadAnalysis = createWeakMemo((ctx: AppContext) =>
  createTtlCache(async (iconUrl: string) => analyzeIcon(await fetchPixels(ctx, iconUrl)), {
    ms: DAY_MS,
    max: 2_000,
  }),
);

function toApiFailure(ctx: AppContext, problem: unknown): Error {
  if (problem instanceof AddressRefused) return fail("VALIDATION_FAILED", ICON_UNREADABLE_TEXT);
  if (problem instanceof FetchFailed || problem instanceof UnreadablePicture) {
    ctx.log.info({ reason: problem.message }, "icon not analyzed");
    return fail("ICON_UNREADABLE", ICON_UNREADABLE_TEXT);
  }
  return problem instanceof Error ? problem : new Error(String(problem));
}

function assertVisible(analysis: IconAnalysis | null): IconAnalysis {
  if (!analysis) throw new UnreadablePicture("the image is fully transparent");
  return analysis;
}

/**
 * Analyzes the icon at a URL.
 *
 * @throws VALIDATION_FAILED (400) if the URL may not be fetched.
 * @throws ICON_UNREADABLE (422) if it is not a readable image.
 */
export async function analyzeAt(ctx: AppContext, iconUrl: string): Promise<IconAnalysis> {
  try {
    // Browsers get store images by their paths on this site.
    const address = (await loadMediaPaths(ctx)).toAddress(iconUrl) ?? iconUrl;
    return assertVisible(await loadAnalysis(ctx)(address));
  } catch (problem) {
    throw toApiFailure(ctx, problem);
  }
}

/**
 * Analyzes an uploaded image (base64) and returns a re-encoded preview as a data URL.
 *
 * @throws ICON_UNREADABLE if it is not a readable image.
 * @throws VALIDATION_FAILED if it is too large or not square.
 */
export async function analyzeUpload(ctx: AppContext, picture: string) {
  const bytes = Buffer.from(picture, "base64");
  try {
    const { width, problem } = await readShape(bytes);
    if (problem !== null) throw fail("VALIDATION_FAILED", problem);
    const { feedback, ...analysis } = assertVisible(analyzeIcon(await readPixels(bytes)));
    const data = { ...analysis, feedback: [rateSize(width), ...feedback] };
    return { data, preview: await createPreview(bytes) };
  } catch (problem) {
    throw toApiFailure(ctx, problem);
  }
}
