/** Ways of counting a feature: existing rows, use per UTC day or month, or not at all. */
export type Metering = "rows" | "day" | "month" | "none";

export interface Period {
  start: Date;
  reset: Date;
}

export function getMetering(feature: string): Metering {
  if (feature === "max_tracked_apps" || feature === "max_tracked_keywords") return "rows";
  if (feature.endsWith("_per_day")) return "day";
  if (feature.endsWith("_per_month")) return "month";
  return "none";
}

export function computePeriod(metering: "day" | "month", now: Date): Period {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  return metering === "day"
    ? { start: new Date(Date.UTC(year, month, day)), reset: new Date(Date.UTC(year, month, day + 1)) }
    : { start: new Date(Date.UTC(year, month)), reset: new Date(Date.UTC(year, month + 1)) };
}
