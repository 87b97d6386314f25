import { DAY_MS } from "../../../../infra/durations";
import type { HistoricalChange } from "./changes.repository";
import type { ListingField } from "../store-facts";
import type { Listing } from "../store-source";
import type { SampleApp } from "./catalog";
import { toDayNumber } from "./evolution";

const HISTORY_DAYS = 90;
const MIN_RATING_STEP = 0.1;
const TEXTS = ["name", "subtitle", "price", "version", "screenshots"] as const;

/** Returns the changes of the sample's listings over the last days, as if each had been fetched every morning. */
export function computeSampleChanges(catalog: readonly SampleApp[], now: Date): HistoricalChange[] {
  const today = toDayNumber(now);
  return catalog
    .flatMap((app) => {
      const changes: HistoricalChange[] = [];
      let before = app.on(today - HISTORY_DAYS);
      const noted = before.map((listing) => listing.rating);
      for (let day = today - HISTORY_DAYS + 1; day <= today; day++) {
        const after = app.on(day);
        for (const [index, listing] of after.entries()) {
          const old = before[index];
          if (!old || (listing.releaseDate && listing.releaseDate.getTime() > day * DAY_MS)) continue;
          const note = (field: ListingField, was: string | null, is: string | null) => {
            const at = new Date(day * DAY_MS + 6 * 3_600_000);
            const previousAt = new Date(at.getTime() - DAY_MS);
            const { platform, storeId, country } = listing;
            changes.push({ platform, storeId, country, field, before: was, after: is, previousAt, at });
          };
          for (const field of TEXTS) {
            const [was, is] = [getText(old, field), getText(listing, field)];
            if (was !== is) note(field, was, is);
          }
          const [was, is] = [noted[index] ?? null, listing.rating];
          if (was !== null && is !== null && Math.abs(is - was) >= MIN_RATING_STEP) {
            note("rating", String(was), String(is));
            noted[index] = is;
          }
        }
        before = after;
      }
      return changes;
    })
    .sort((a, b) => a.at.getTime() - b.at.getTime());
}

function getText(listing: Listing, field: (typeof TEXTS)[number]): string | null {
  const value = listing[field];
  if (value === null) return null;
  return Array.isArray(value) ? JSON.stringify(value) : String(value);
}
