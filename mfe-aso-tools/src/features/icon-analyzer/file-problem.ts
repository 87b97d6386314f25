const MAX_BYTES = 2_000_000;
export const IMAGE_TYPES = "image/png,image/jpeg,image/webp";

/** Returns the reason why a file can't be uploaded, or null if it can. */
export function getFileProblem({ size, type }: File): string | null {
  if (!IMAGE_TYPES.split(",").includes(type)) return "Choose a PNG, JPEG or WebP image.";
  return size > MAX_BYTES ? "The image is larger than 2 MB. Choose a smaller one." : null;
}
