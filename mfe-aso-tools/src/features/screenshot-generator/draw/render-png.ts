import type { Screen } from "@listwise/contracts/tools";
import { drawScreen } from "./draw-screen";
import type { StoreSize } from "./sizes";

/** Renders a PNG of exactly the store's size, without transparency, which the App Store refuses. */
export async function renderPng(screen: Screen, size: StoreSize, picture: ImageBitmap | null): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = size.width;
  canvas.height = size.height;
  const pen = canvas.getContext("2d", { alpha: false });
  if (!pen) throw new Error("This browser can't draw images.");
  drawScreen(pen, screen, size, picture);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error("Couldn't create the image. The browser may be low on memory."));
    }, "image/png");
  });
}
