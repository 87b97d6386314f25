/** Pattern of `ilike` for "contains this text": `%`, `_` and `\` mean themselves. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
