import { drawShot, type GetPicture, type Shot } from "../draw/draw-screen";

/** Draws screenshots on one canvas, one after another. */
export function createRenderer(): (shot: Shot, getPicture: GetPicture) => Promise<Blob> {
  const canvas = document.createElement("canvas");
  return async (shot, getPicture) => {
    canvas.width = shot.size.width;
    canvas.height = shot.size.height;
    // Without an alpha channel, which the stores refuse.
    const pen = canvas.getContext("2d", { alpha: false });
    if (!pen) throw new Error("This browser can't draw images.");
    drawShot(pen, shot, getPicture);
    return new Promise((resolve, reject) => {
      canvas.toBlob((blob) => {
        if (blob) resolve(blob);
        else reject(new Error("Couldn't create the image. The browser may be low on memory."));
      }, "image/png");
    });
  };
}
