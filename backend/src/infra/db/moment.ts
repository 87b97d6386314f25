import { timestamp } from "drizzle-orm/pg-core";

/** Defines a column for a moment, with its time zone; values are `Date` objects. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });
