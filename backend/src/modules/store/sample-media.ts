import type { AppContext } from "../../platform/context";
import { drawIcon, drawScreenshot } from "./sources/sample/artwork";
import { sampleCatalogue, type SampleApp } from "./sources/sample/catalogue";

/** Path prefix of the sample's images. */
export const SAMPLE_MEDIA = "/store-media/sample/";
const FILE = /^(\d{9})(?:-(\d))?\.svg$/;

let catalogue: Map<string, SampleApp> | null = null;

/**
 * Returns the SVG image for a path of the sample, or `null` for any other path or if the sample isn't the active
 * source.
 */
export function sampleDrawing(ctx: AppContext, address: string): string | null {
  if (ctx.config.storeSource.kind !== "sample" || !address.startsWith(SAMPLE_MEDIA)) return null;
  const [, storeId = "", page] = FILE.exec(address.slice(SAMPLE_MEDIA.length)) ?? [];
  catalogue ??= new Map(sampleCatalogue().map((sample) => [sample.storeId, sample]));
  const sample = catalogue.get(storeId);
  if (!sample) return null;
  return page === undefined ? drawIcon(sample) : drawScreenshot(sample, Number(page));
}
