const MAX_BYTES = 25_000_000;
const MAX_PIXELS = 40_000_000;
/** Width of previews in pixels: two for each CSS pixel of the largest one. */
const PREVIEW_WIDTH = 760;

/** Advice for a file that is not an image. */
export const UNREADABLE = "Couldn't read this image. Use a PNG, JPEG or WebP file.";

/**
 * Decodes an image in its full size.
 * @throws RangeError with the reason if it can't be used
 */
export async function decodeImage(file: Blob): Promise<ImageBitmap> {
  if (file.size > MAX_BYTES) throw new RangeError("The image is larger than 25 MB. Use a smaller one.");
  const picture = await createImageBitmap(file).catch(() => {
    throw new RangeError(UNREADABLE);
  });
  if (picture.width * picture.height > MAX_PIXELS) {
    throw new RangeError("The image has more than 40 million pixels. Use a smaller one.");
  }
  return picture;
}

/** Decodes an image for previews, which takes a fraction of the memory. */
export async function decodePreview(file: Blob): Promise<ImageBitmap> {
  const whole = await decodeImage(file);
  if (whole.width <= PREVIEW_WIDTH) return whole;
  const small = await createImageBitmap(whole, { resizeWidth: PREVIEW_WIDTH, resizeQuality: "high" });
  whole.close();
  return small;
}

/** Keeps this many decoded images: those of a screenshot and its neighbors in a panorama. */
const MAX_DECODED = 6;

/** Decodes images in their full size for an export, and closes those that were used longest ago. */
export function createImageDecoder(load: (id: string) => Promise<Blob | null>) {
  const decoded = new Map<string, ImageBitmap>();
  const close = (id: string) => {
    decoded.get(id)?.close();
    decoded.delete(id);
  };
  return {
    async decode(ids: readonly string[]): Promise<(id: string) => ImageBitmap | null> {
      for (const id of ids) {
        const known = decoded.get(id);
        const file = known ? null : await load(id);
        const picture = known ?? (file && (await decodeImage(file)));
        decoded.delete(id);
        if (picture) decoded.set(id, picture);
      }
      for (const id of [...decoded.keys()].slice(0, -MAX_DECODED)) close(id);
      return (id) => decoded.get(id) ?? null;
    },
    dispose() {
      for (const id of [...decoded.keys()]) close(id);
    },
  };
}
