import sharp from "sharp";
import { FetchFailed } from "../../platform/fetch-public";

/** More than any screenshot or photograph has; a browser takes four bytes for each. */
const MAX_PIXELS = 50_000_000;

const MAGIC: readonly (readonly [type: string, pattern: RegExp])[] = [
  ["image/png", /^\x89PNG\r\n.\n/],
  ["image/jpeg", /^\xff\xd8\xff/],
  ["image/webp", /^RIFF[^]{4}WEBP/],
  ["image/gif", /^GIF8[79]a/],
  ["image/avif", /^[^]{4}ftypavi[fs]/],
];

/** The media types that are served; vector graphics may hold scripts and are not among them. */
export const PICTURE_TYPES = MAGIC.map(([type]) => type);

/** Returns the media type that a picture's first bytes tell; `null` for anything else. */
export function pictureType(picture: Buffer): string | null {
  const head = picture.toString("latin1", 0, 16);
  return MAGIC.find(([, pattern]) => pattern.test(head))?.[0] ?? null;
}

/** @throws {@link FetchFailed} unless the bytes are a picture that browsers can show without harm. */
export async function assertPicture(picture: Buffer): Promise<void> {
  if (pictureType(picture) === null) throw new FetchFailed("The response isn't an image.");
  const {
    width,
    height,
    pages = 1,
  } = await sharp(picture, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new FetchFailed("The picture could not be read.");
    });
  if (width * height * pages > MAX_PIXELS) throw new FetchFailed("The picture has too many pixels.");
}
