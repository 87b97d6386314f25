const reverse = (text: string) => [...text].reverse().join("");

/** Removes spaces from the end of a text, in keyword fields commas too; line breaks stay elsewhere. */
function trimGap(text: string, separator: "," | " "): string {
  const isGap = (character: string) =>
    separator === "," ? /[\s,]/.test(character) : /[^\S\n]/.test(character);
  let end = text.length;
  while (end > 0 && isGap(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/**
 * Inserts a text as words of their own after the word at a place, with the separator around it where none is. Commas at the
 * end of a keyword field are reused.
 */
export function insertText(text: string, added: string, at: number, separator: "," | " "): string {
  const rest = text.slice(at);
  const toWordEnd = rest.search(separator === "," ? /,|$/ : /[\s.,;:!?]|$/);
  const place = text.slice(0, at).trim() === "" ? text.length : at + toWordEnd;
  const before = trimGap(text.slice(0, place), separator);
  const after = reverse(trimGap(reverse(text.slice(place)), separator));
  const needsGap = after !== "" && !/^[\s.,;:!?]/.test(after);
  return [
    before,
    before === "" || before.endsWith("\n") ? "" : separator,
    added,
    needsGap ? separator : "",
    after,
  ].join("");
}
