import { Zip, ZipPassThrough } from "fflate";
import { getCaption } from "../draft/draft";
import { listImageIds } from "../draw/draw-screen";
import { loadFont } from "../draw/fonts";
import { createImageDecoder } from "../images/decode-image";
import type { ExportShot } from "./list-shots";
import { createRenderer } from "./render-png";

interface RenderOptions {
  /** Loads an image by its id. */
  load: (id: string) => Promise<Blob | null>;
  signal: AbortSignal;
  /** Called before each screenshot with the number of those that are done. */
  onProgress: (done: number, next: ExportShot) => void;
}

/** Lets the browser handle input and show progress. */
const yieldToMain = () => new Promise((resume) => setTimeout(resume));

/** Draws screenshots one after another, as PNG. Between them, the page stays responsive. */
export async function* renderShots(
  shots: readonly ExportShot[],
  { load, signal, onProgress }: RenderOptions,
): AsyncGenerator<{ shot: ExportShot; png: Blob }> {
  const render = createRenderer();
  const decoder = createImageDecoder(load);
  try {
    for (const [done, shot] of shots.entries()) {
      onProgress(done, shot);
      const { draft, index, locale } = shot;
      const screen = draft.screens[index];
      const caption = screen && getCaption(draft, screen, locale);
      await loadFont(draft.font, caption ? caption.title + caption.sub : "");
      const getPicture = await decoder.decode(listImageIds(shot));
      await yieldToMain();
      signal.throwIfAborted();
      const png = await render(shot, getPicture);
      signal.throwIfAborted();
      yield { shot, png };
    }
  } finally {
    decoder.dispose();
  }
}

/** Renders all screenshots into an archive. Files are stored uncompressed, because PNGs already are compressed. */
export async function renderZip(shots: readonly ExportShot[], options: RenderOptions): Promise<Blob> {
  // Finished parts are blobs, which browsers keep outside the page's memory.
  const parts: Blob[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    parts.push(new Blob([new Uint8Array(chunk)]));
  });
  for await (const { shot, png } of renderShots(shots, options)) {
    const file = new ZipPassThrough(shot.path);
    zip.add(file);
    file.push(new Uint8Array(await png.arrayBuffer()), true);
  }
  zip.end();
  return new Blob(parts, { type: "application/zip" });
}
