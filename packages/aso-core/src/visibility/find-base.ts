/**
 * Returns the index of the day with which the last day of a period is compared: the first day on which a rank or figure
 * is known. -1 if it isn't known before the last day.
 */
export const findBase = (values: readonly (number | null)[]): number =>
  values.slice(0, -1).findIndex((value) => value !== null);
