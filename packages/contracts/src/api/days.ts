import { z } from "../zod";
import { createRule } from "./create-rule";

const DAY = /^20\d\d-\d\d-\d\d$/;

/** Returns true for a calendar date that exists: `Date` reads February 30 as March 2. */
const isDay = (text: string): boolean => {
  const time = DAY.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** UTC day such as `2026-11-20`. */
export const DaySchema = z.string().check(createRule(isDay, "Enter a date such as 2026-11-20."));
