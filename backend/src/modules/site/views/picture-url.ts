/** Returns a picture's address if it is https or a path of this site; otherwise `null`. */
export function getPictureUrl(text: string | null): string | null {
  const value = text?.trim() ?? "";
  if (/^\/[^/\\]/.test(value)) return value;
  return URL.canParse(value) && new URL(value).protocol === "https:" ? value : null;
}
