const numbers = new Intl.NumberFormat("en-US");
const rules = new Intl.PluralRules("en-US");

/**
 * Formats a number with its noun: "1 page", "2,000 pages". This package has no dependencies, so it can't use the
 * helper of `@listwise/aso-core`.
 * @param {number} count
 * @param {string} noun in the singular; the plural ends with s
 */
export const formatCount = (count, noun) =>
  `${numbers.format(count)} ${noun}${rules.select(count) === "one" ? "" : "s"}`;
