/**
 * Inserts a text as words of their own after the word at a place, with the separator around it where none is. Commas at the
 * end of a keyword field are reused.
 */
export function insertText(text: string, added: string, at: number, separator: "," | " "): string {
  const rest = text.slice(at);
  const toWordEnd = rest.search(separator === "," ? /,|$/ : /[\s.,;:!?]|$/);
  const place = text.slice(0, at).trim() === "" ? text.length : at + toWordEnd;
  const before = text.slice(0, place).replace(separator === "," ? /[\s,]*$/ : /[^\S\n]*$/, "");
  const after = text.slice(place).replace(separator === "," ? /^[\s,]*/ : /^[^\S\n]*/, "");
  const needsGap = after !== "" && !/^[\s.,;:!?]/.test(after);
  return [
    before,
    before === "" || before.endsWith("\n") ? "" : separator,
    added,
    needsGap ? separator : "",
    after,
  ].join("");
}
