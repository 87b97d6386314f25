import { z } from "../zod";
import { createRule } from "./create-rule";

const DAY = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const MESSAGE = "Enter a date such as 2026-11-20.";

/** Returns false for a day that its month doesn't have: `Date` reads February 30 as March 2. */
const isInMonth = (day: string): boolean =>
  !DAY.test(day) || new Date(Date.parse(day)).toISOString().startsWith(day);

/** UTC day such as `2026-11-20`. */
export const DaySchema = z.string().check(z.regex(DAY, MESSAGE), createRule(isInMonth, MESSAGE));

/** UTC day up to today. */
export const PastDaySchema = DaySchema.check(
  createRule((day) => day <= new Date().toISOString().slice(0, 10), "Choose a day up to today (UTC)."),
);
