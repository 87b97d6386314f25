import { z } from "../zod";
import { DaySchema } from "./days";

test.each([
  ["2026-11-20", true],
  ["2028-02-29", true],
  ["2026-02-29", false],
  ["2026-02-30", false],
  ["2026-13-01", false],
  ["2026-11-20T00:00:00Z", false],
  ["1999-12-31", false],
  ["", false],
])("%j is a day: %j", (text, isDay) => {
  const { success, error } = z.safeParse(DaySchema, text);
  expect(success).toBe(isDay);
  if (!isDay)
    expect(error?.issues.map(({ message }) => message)).toEqual(["Enter a date such as 2026-11-20."]);
});
