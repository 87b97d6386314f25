const LARGEST = 2_000_000;
export const PICTURE_TYPES = "image/png,image/jpeg,image/webp";

/** What is wrong with a file before it is sent; `null` when nothing is. */
export function problemOf({ size, type }: File): string | null {
  if (!PICTURE_TYPES.split(",").includes(type)) return "Choose a PNG, JPEG or WebP picture.";
  return size > LARGEST ? "The image is larger than 2 MB. Choose a smaller one." : null;
}

/** The file in base64. */
export function readFile(file: File): Promise<string> {
  return new Promise((done, refuse) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).replace(/^[^,]*,/, ""));
    reader.onerror = () => refuse(new Error("The file could not be read. Choose it again."));
    reader.readAsDataURL(file);
  });
}
