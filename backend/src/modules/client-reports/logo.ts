import { MAX_LOGO_BYTES } from "@listwise/contracts/client-reports";
import sharp from "sharp";
import { fail } from "../../infra/http/errors";

/** Largest size of a logo in pixels, about twice the size in the PDF; chosen by us. */
const MAX_WIDTH = 600;
const MAX_HEIGHT = 180;
const MAX_PIXELS = 25_000_000;

/**
 * Returns a logo as the data URL of a small PNG without metadata. Decoding proves that it is an image.
 * Without a logo, it returns `null`.
 * @throws VALIDATION_FAILED if it isn't one
 */
export async function normalizeLogo(logo: string | null): Promise<string | null> {
  if (logo === null) return null;
  const bytes = Buffer.from(logo.slice(logo.indexOf(",") + 1), "base64");
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS }).resize(MAX_WIDTH, MAX_HEIGHT, {
      fit: "inside",
      withoutEnlargement: true,
    });
    const png = await image.png().toBuffer();
    const small = png.length <= MAX_LOGO_BYTES ? png : await image.png({ palette: true }).toBuffer();
    return `data:image/png;base64,${small.toString("base64")}`;
  } catch {
    const message = "This image can't be read. Choose another one.";
    throw fail("VALIDATION_FAILED", message, [{ path: "logo", message }]);
  }
}
