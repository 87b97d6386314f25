import sharp from "sharp";
import { FetchFailed } from "../../infra/security/ssrf-safe-fetch";

/** More than any screenshot or photo has; browsers use four bytes per pixel. */
const MAX_PIXELS = 50_000_000;

const MAGIC: readonly (readonly [type: string, pattern: RegExp])[] = [
  ["image/png", /^\x89PNG\r\n.\n/],
  ["image/jpeg", /^\xff\xd8\xff/],
  ["image/webp", /^RIFF[^]{4}WEBP/],
  ["image/gif", /^GIF8[79]a/],
  ["image/avif", /^[^]{4}ftypavi[fs]/],
];

/** Media types that are served. SVG isn't one of them because it can contain scripts. */
export const PICTURE_TYPES = MAGIC.map(([type]) => type);

/** Returns the media type that matches an image's first bytes, or `null` for anything else. */
export function detectPictureType(picture: Buffer): string | null {
  const head = picture.toString("latin1", 0, 16);
  return MAGIC.find(([, pattern]) => pattern.test(head))?.[0] ?? null;
}

/**
 * Checks that the bytes are an image that browsers can display safely.
 * @throws FetchFailed if they aren't
 */
export async function assertPicture(picture: Buffer): Promise<void> {
  if (detectPictureType(picture) === null) throw new FetchFailed("The response isn't an image.");
  const {
    width,
    height,
    pages = 1,
  } = await sharp(picture, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new FetchFailed("The image couldn't be read.");
    });
  if (width * height * pages > MAX_PIXELS) throw new FetchFailed("The image has too many pixels.");
}
