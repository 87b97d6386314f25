import { ICON_UNREADABLE_TEXT, type IconAnalysis } from "@listwise/contracts";
import type { AppContext } from "../../platform/context";
import { fail } from "../../platform/errors";
import { AddressRefused, FetchFailed, fetchPublic, type FetchRules } from "../../platform/fetch-public";
import { getMediaPaths } from "../../platform/media-paths";
import { oncePer } from "../../platform/once-per";
import { remembered } from "../../platform/remembered";
import { sampleDrawing } from "../store";
import { analyzeIcon } from "./analyze-icon";
import { drawnPixels, previewOf, readPixels, UnreadablePicture } from "./read-picture";

const STORE_HOSTS = [".mzstatic.com", "play-lh.googleusercontent.com"];
const DAY_MS = 86_400_000;

/** Rules for fetching icons; one object per context, which tests change. */
export const iconRules = oncePer(({ config }: AppContext): FetchRules => ({
  hosts: [...STORE_HOSTS, ...config.iconHosts],
  types: ["image/png", "image/jpeg", "image/webp"],
  maxBytes: 2_000_000,
  deadlineMs: 3_000,
}));

async function pixelsAt(ctx: AppContext, iconUrl: string): Promise<Uint8Array> {
  const drawing = sampleDrawing(ctx, iconUrl);
  return drawing === null ? readPixels(await fetchPublic(iconUrl, iconRules(ctx))) : drawnPixels(drawing);
}

/** Caches analyses by URL for a day. An icon's URL changes with the icon, so entries don't go stale. */
const analysed = oncePer((ctx: AppContext) =>
  remembered(async (iconUrl: string) => analyzeIcon(await pixelsAt(ctx, iconUrl)), {
    ms: DAY_MS,
    max: 2_000,
  }),
);

function explain(ctx: AppContext, problem: unknown): Error {
  if (problem instanceof AddressRefused) return fail("VALIDATION_FAILED", ICON_UNREADABLE_TEXT);
  if (problem instanceof FetchFailed || problem instanceof UnreadablePicture) {
    ctx.log.info({ reason: problem.message }, "icon not analyzed");
    return fail("ICON_UNREADABLE", ICON_UNREADABLE_TEXT);
  }
  return problem instanceof Error ? problem : new Error(String(problem));
}

function visible(analysis: IconAnalysis | null): IconAnalysis {
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
    const address = (await getMediaPaths(ctx)).toAddress(iconUrl) ?? iconUrl;
    return visible(await analysed(ctx)(address));
  } catch (problem) {
    throw explain(ctx, problem);
  }
}

/**
 * Analyzes an uploaded image (base64) and returns a re-encoded preview as a data URL.
 *
 * @throws ICON_UNREADABLE if it is not a readable image.
 */
export async function analyzeUpload(ctx: AppContext, picture: string) {
  const bytes = Buffer.from(picture, "base64");
  try {
    const data = visible(analyzeIcon(await readPixels(bytes)));
    return { data, preview: await previewOf(bytes) };
  } catch (problem) {
    throw explain(ctx, problem);
  }
}
