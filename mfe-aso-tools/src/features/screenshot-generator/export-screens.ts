import type { Screen } from "@listwise/contracts/tools";
import { zipSync } from "fflate";
import { renderPng } from "./draw/render-png";
import type { StoreSize } from "./draw/sizes";
import type { Images } from "./images/use-images";

export const getFileName = (index: number, size: StoreSize) =>
  `${String(index + 1).padStart(2, "0")}-${size.key}-${size.width}x${size.height}.png`;

/** Zips all screens in all sizes, one folder per size. Stores them uncompressed because PNGs already are compressed. */
export async function zipScreens(
  screens: readonly Screen[],
  sizes: readonly StoreSize[],
  pictures: Images,
  onProgress: (done: number) => void,
): Promise<Blob> {
  const files: Record<string, Uint8Array> = {};
  let done = 0;
  for (const size of sizes) {
    for (const [index, screen] of screens.entries()) {
      const png = await renderPng(screen, size, pictures[screen.id] ?? null);
      files[`${size.key}/${getFileName(index, size)}`] = new Uint8Array(await png.arrayBuffer());
      onProgress(++done);
    }
  }
  return new Blob([new Uint8Array(zipSync(files, { level: 0 }))], { type: "application/zip" });
}
