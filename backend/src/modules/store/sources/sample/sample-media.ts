import type { AppContext } from "../../../../infra/context";
import { drawIcon, drawScreenshot } from "./artwork";
import { createSampleCatalog, type SampleApp } from "./catalog";

/** Path prefix of the sample's images. */
export const SAMPLE_MEDIA = "/store-media/sample/";
const FILE = /^(\d{9})(?:-(\d))?\.svg$/;

let catalog: Map<string, SampleApp> | null = null;

/**
 * Returns the SVG image for a path of the sample, or `null` for any other path or if the sample isn't the active
 * source.
 */
export function getSampleDrawing(ctx: AppContext, address: string): string | null {
  if (ctx.config.storeSource.kind !== "sample" || !address.startsWith(SAMPLE_MEDIA)) return null;
  const [, artId = "", page] = FILE.exec(address.slice(SAMPLE_MEDIA.length)) ?? [];
  catalog ??= new Map(createSampleCatalog().map((sample) => [sample.artId, sample]));
  const sample = catalog.get(artId);
  if (!sample) return null;
  return page === undefined ? drawIcon(sample) : drawScreenshot(sample, Number(page));
}
