const rules = new Intl.PluralRules("en-US");
const numbers = new Intl.NumberFormat("en-US");

/** Returns the word form that agrees with a number: `one` for 1, otherwise `many`. */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  return rules.select(count) === "one" ? one : many;
}

/** Formats a number with its noun: "1 export", "2,000 exports". `many` is the plural if it isn't `one` plus s. */
export function formatCount(count: number, one: string, many?: string): string {
  return `${numbers.format(count)} ${pluralize(count, one, many)}`;
}
