import type { Screen } from "@listwise/contracts";
import { drawScreen } from "./draw-screen";
import type { StoreSize } from "./sizes";

/** A picture of exactly the store's size. Without transparency, which the App Store refuses. */
export async function renderPng(screen: Screen, size: StoreSize, picture: ImageBitmap | null): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = size.width;
  canvas.height = size.height;
  const pen = canvas.getContext("2d", { alpha: false });
  if (!pen) throw new Error("This browser cannot draw pictures.");
  drawScreen(pen, screen, size, picture);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error("The picture could not be made. The browser may be short of memory."));
    }, "image/png");
  });
}
