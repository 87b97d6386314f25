/** Returns the tags of a text with commas between them, each once. */
export function parseTags(text: string): string[] {
  const tags = text.split(",").map((tag) => tag.trim());
  return [...new Set(tags)].filter(Boolean);
}
