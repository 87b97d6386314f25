/** Shortens a text to at most `maxChars` characters (code points), the last of which is then an ellipsis. */
export function truncate(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const characters = [...text];
  if (characters.length <= maxChars) return text;
  return `${characters
    .slice(0, maxChars - 1)
    .join("")
    .trimEnd()}…`;
}
