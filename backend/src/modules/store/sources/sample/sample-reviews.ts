import { DAY_MS } from "../../../../infra/durations";
import { REVIEWS_PER_PAGE, type ReviewPage, type StoreReview } from "../store-facts";
import type { SampleApp } from "./catalog";
import { toDayNumber } from "./evolution";
import { createRandom, type Random } from "./random";
import { getLanguage } from "./sample-base";
import { REVIEW_PHRASES, REVIEWERS, type Mood } from "./reviews-text";
import type { Language } from "./topic";

const MAX_REVIEWS = 120;
const STARS = [5, 4, 3, 2, 1] as const;

/** Returns shares of five- to one-star ratings with about this mean. */
function shares(mean: number): number[] {
  const weights = STARS.map((stars) => Math.exp((stars - 3) * (mean - 3) * 0.9) + (stars === 1 ? 0.35 : 0));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

function pickStars(random: Random, of: readonly number[]): number {
  let left = random.next();
  for (const [index, share] of of.entries()) {
    left -= share;
    if (left < 0) return STARS[index] ?? 1;
  }
  return 1;
}

/**
 * Returns the reviews of a sample app in a storefront, newest first, or `null` if it isn't listed there. They are the same
 * every day, with dates relative to `now`.
 */
export function createSampleReviews(
  app: SampleApp,
  country: string,
  page: number,
  now: Date,
): ReviewPage | null {
  const listing = app.listings.find((each) => each.country === country);
  const language = getLanguage(country);
  if (!listing || language === null) return null;
  const random = createRandom(`reviews ${app.storeId} ${country}`);
  const total = Math.min(MAX_REVIEWS, 8 + Math.round((listing.ratingCount ?? 0) ** 0.45));
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const findVersion = (day: number) =>
    app.on(day).find((each) => each.country === country)?.version ?? listing.version;
  const distribution = shares(listing.rating ?? 4);
  let age = random.between(2, 20) * 3_600_000;
  const reviews: StoreReview[] = Array.from({ length: total }, (_, index) => {
    const rating = pickStars(random, distribution);
    const date = new Date(today - age);
    const review = {
      id: `${app.storeId}-${country}-${total - index}`,
      username: `${random.pick(REVIEWERS[language])}${random.between(10, 99)}`,
      rating,
      ...say(random, language, rating, app),
      version: findVersion(toDayNumber(date)),
      date,
    };
    age += random.between(3, 60) * 3_600_000;
    return review;
  });
  const since = reviews.filter((review) => !listing.releaseDate || review.date > listing.releaseDate);
  const from = (page - 1) * REVIEWS_PER_PAGE;
  return {
    reviews: since.slice(from, from + REVIEWS_PER_PAGE),
    more: since.length > from + REVIEWS_PER_PAGE,
  };
}

function say(random: Random, language: Language, rating: number, { brand, topic, platform }: SampleApp) {
  const mood: Mood = rating >= 4 ? "good" : rating === 3 ? "mixed" : "bad";
  const { titles, openings, middles, endings } = REVIEW_PHRASES[language][mood];
  const feature = random.pick(topic.texts[language].features);
  const parts = [
    random.pick(openings),
    random.pick(middles),
    random.next() < 0.6 ? random.pick(endings) : "",
  ];
  const text = parts
    .filter(Boolean)
    .join(language === "ja" ? "" : " ")
    .replaceAll("{b}", brand)
    .replaceAll("{f}", feature);
  // Reviews on Google Play have no titles.
  return { title: platform === "android" ? null : random.pick(titles), text };
}
