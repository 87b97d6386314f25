const MAX_SLUG_LENGTH = 60;

/**
 * Returns lowercase letters and digits of any script, separated by hyphens; long names end after a word. The result can't contain paths, line breaks
 * or direction marks.
 */
export function slugify(name: string): string {
  const words =
    name
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const letters = [...words.join("-")];
  const cut = letters.slice(0, MAX_SLUG_LENGTH).join("");
  const isWhole = [undefined, "-"].includes(letters[MAX_SLUG_LENGTH]);
  const slug = isWhole ? cut : cut.replace(/-[^-]*$/, "");
  return slug.replace(/^\p{M}+|(?<!-)-+$/gu, "") || "app";
}

/** Returns a Content-Disposition header for a download. Non-ASCII names are encoded as in RFC 5987. */
export function contentDisposition(fileName: string): string {
  const ascii = fileName.replace(/[^\x20-\x7e]/g, "_").replace(/["\\]/g, "_");
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
