/** Cuts a text after `maxChars` characters (code points) and adds an ellipsis; shorter texts stay as they are. */
export function truncate(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const characters = [...text];
  return characters.length <= maxChars ? text : `${characters.slice(0, maxChars).join("").trimEnd()}…`;
}
