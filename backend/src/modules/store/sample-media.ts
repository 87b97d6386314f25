import type { AppContext } from "../../platform/context";
import { drawIcon, drawScreenshot } from "./sources/sample/artwork";
import { sampleCatalogue, type SampleApp } from "./sources/sample/catalogue";

/** Where the shipped sample's pictures are. */
export const SAMPLE_MEDIA = "/store-media/sample/";
const FILE = /^(\d{9})(?:-(\d))?\.svg$/;

let catalogue: Map<string, SampleApp> | null = null;

/** The drawing (SVG) at an address of ours; `null` for any other address, and where the sample is not the store. */
export function sampleDrawing(ctx: AppContext, address: string): string | null {
  if (ctx.config.storeSource.kind !== "sample" || !address.startsWith(SAMPLE_MEDIA)) return null;
  const [, storeId = "", page] = FILE.exec(address.slice(SAMPLE_MEDIA.length)) ?? [];
  catalogue ??= new Map(sampleCatalogue().map((sample) => [sample.storeId, sample]));
  const sample = catalogue.get(storeId);
  if (!sample) return null;
  return page === undefined ? drawIcon(sample) : drawScreenshot(sample, Number(page));
}
