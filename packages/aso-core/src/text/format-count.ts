// Created on first use: these objects are slow to build, and pages load this module before they show numbers.
let rules: Intl.PluralRules | undefined;
let numbers: Intl.NumberFormat | undefined;

/** Returns the word form that agrees with a number: `one` for 1, otherwise `many`. */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  rules ??= new Intl.PluralRules("en-US");
  return rules.select(count) === "one" ? one : many;
}

/** Formats a number with its noun: "1 export", "2,000 exports". `many` is the plural if it isn't `one` plus s. */
export function formatCount(count: number, one: string, many?: string): string {
  numbers ??= new Intl.NumberFormat("en-US");
  return `${numbers.format(count)} ${pluralize(count, one, many)}`;
}
