import { DAY_MS } from "../../../../infra/durations";
import type { Listing } from "../store-source";
import { createRandom } from "./random";

/** Returns the number of days from 1970-01-01 to a moment, in UTC. */
export function toDayNumber(moment: Date): number {
  return Math.floor(moment.getTime() / DAY_MS);
}

/** Names and subtitles that a listing has on other days. */
export interface Variants {
  names: [string, string];
  subtitles: (string | null)[];
}

/**
 * Returns a listing on a day (days since 1970): versions are released, a few apps change their name, more their
 * subtitle, price or screenshots, and ratings drift. Everything is derived from the store id and the day, so any day
 * can be requested.
 */
export function computeListing(base: Listing, { names, subtitles }: Variants, day: number): Listing {
  const random = createRandom(`evolution ${base.storeId}`);
  const cycle = random.between(11, 45);
  const turn = day + random.between(0, 400);
  const releases = Math.floor(turn / cycle);
  const [major = "1", minor = "0"] = (base.version ?? "").split(".");
  const renames = random.next() < 0.12;
  const repriced = random.next() < 0.2 && (base.price ?? 0) > 0;
  const reshoots = random.next() < 0.4;
  const period = random.between(40, 80);
  const era = Math.floor(turn / period);
  const local = createRandom(`evolution ${base.storeId} ${base.country}`);
  const wave = 0.16 * Math.sin((2 * Math.PI * day) / local.between(50, 110) + local.next() * 6);
  const released = new Date((day - (turn % cycle)) * DAY_MS + 9 * 3_600_000);
  const shots = base.screenshots;
  return {
    ...base,
    name: renames && era % 2 === 1 ? names[1] : names[0],
    subtitle: subtitles[era % subtitles.length] ?? base.subtitle,
    price: repriced && era % 3 === 1 ? discounted(base) : base.price,
    screenshots: reshoots && era % 2 === 1 ? [...shots.slice(1), ...shots.slice(0, 1)] : shots,
    version: `${major}.${Number(minor) + (releases % 20)}.${releases % 4}`,
    lastUpdated: base.releaseDate && released < base.releaseDate ? base.releaseDate : released,
    rating: base.rating === null ? null : Math.round(Math.min(4.95, base.rating + wave) * 100) / 100,
  };
}

function discounted({ price, currency }: Listing): number {
  return currency === "JPY" ? 150 : (price ?? 0) > 1 ? 0.99 : 0;
}
