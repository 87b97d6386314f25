import sharp from "sharp";
import { EDGE_PX } from "./analyze-icon";

/** Thrown for images that can't be decoded or whose format or size is not allowed. */
export class UnreadablePicture extends Error {}

/** A decoded image takes four bytes per pixel, regardless of its file size. */
const MAX_EDGE_PX = 2048;
const MAX_PIXELS = MAX_EDGE_PX * MAX_EDGE_PX;
const DECODE_TIMEOUT_SECONDS = 3;
const PREVIEW_EDGE_PX = 180;

const hasBytes = (picture: Buffer, bytes: readonly number[], at = 0) =>
  bytes.every((byte, index) => picture[at + index] === byte);

/** Returns true for PNG, JPEG and WebP by their magic bytes. The decoder's other formats are not allowed. */
function isAllowedFormat(picture: Buffer): boolean {
  const png = hasBytes(picture, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const jpeg = hasBytes(picture, [0xff, 0xd8, 0xff]);
  const webp = hasBytes(picture, [0x52, 0x49, 0x46, 0x46]) && hasBytes(picture, [0x57, 0x45, 0x42, 0x50], 8);
  return png || jpeg || webp;
}

sharp.cache(false);

const decode = (picture: Buffer) =>
  sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 })
    .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
    .toColourspace("srgb")
    .ensureAlpha();

async function rejectUnreadable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch {
    throw new UnreadablePicture();
  }
}

const square = (picture: Buffer, edge: number) => decode(picture).resize(edge, edge, { fit: "cover" });
const toPixels = (picture: Buffer): Promise<Uint8Array> =>
  rejectUnreadable(square(picture, EDGE_PX).raw().toBuffer());

/**
 * Decodes an untrusted image to 64 × 64 RGBA pixels.
 *
 * @throws UnreadablePicture if the image can't be read or has another format
 */
export async function readPixels(picture: Buffer): Promise<Uint8Array> {
  if (!isAllowedFormat(picture)) throw new UnreadablePicture();
  return toPixels(picture);
}

/**
 * Returns the width of an image, and the reason why it can't be an icon although it may be readable; `null` if it can. Both
 * are known by its header.
 *
 * @throws UnreadablePicture if the header can't be read or the image has another format
 */
export async function readShape(picture: Buffer): Promise<{ width: number; problem: string | null }> {
  if (!isAllowedFormat(picture)) throw new UnreadablePicture();
  const { width, height } = await rejectUnreadable(sharp(picture, { limitInputPixels: false }).metadata());
  const size = `${width} × ${height} pixels`;
  if (width !== height)
    return { width, problem: `Icons are square, but this image has ${size}. Choose a square one.` };
  const most = `${MAX_EDGE_PX} × ${MAX_EDGE_PX}`;
  return {
    width,
    problem: width > MAX_EDGE_PX ? `The image has ${size}. Choose one of at most ${most}.` : null,
  };
}

/** Decodes one of our own SVG drawings to 64 × 64 RGBA pixels. */
export const readDrawing = (svg: string): Promise<Uint8Array> => toPixels(Buffer.from(svg));

/** Re-encodes an image as a 180 × 180 PNG data URL, which drops metadata and anything else but the pixels. */
export async function createPreview(picture: Buffer): Promise<string> {
  const png = await rejectUnreadable(
    square(picture, PREVIEW_EDGE_PX).png({ compressionLevel: 9, palette: true }).toBuffer(),
  );
  return `data:image/png;base64,${png.toString("base64")}`;
}
