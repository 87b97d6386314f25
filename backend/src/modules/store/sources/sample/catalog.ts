import { DAY_MS } from "../../../../infra/durations";
import type { Listing, Platform } from "../store-source";
import { toDayNumber, computeListing, type Variants } from "./evolution";
import { describe, tagline } from "./prose";
import { createRandom, type Random } from "./random";
import { createPackageName, createPlayApps, PLAY_ONLY } from "./play-catalog";
import { convertPrice, pickDeveloper, pickPrice, pickStorefronts, type SampleBase } from "./sample-base";
import type { Language, Topic, TopicText } from "./topic";
import { TOPICS } from "./topics";

export interface SampleApp {
  storeId: string;
  platform: Platform;
  /** Number of its drawings, which an app in two stores shares. */
  artId: string;
  topic: Topic;
  brand: string;
  listings: Listing[];
  /** Returns the listings on a day, counted from 1970. */
  on: (day: number) => Listing[];
}

const APPS_PER_TOPIC = 15;
const FIRST_ID = 900_000_001;
const EPOCH = Date.UTC(2026, 0, 15);
const STARTS = [
  "No",
  "Ve",
  "Tal",
  "Mi",
  "Or",
  "Ka",
  "Lu",
  "Zen",
  "Bri",
  "Qua",
  "Fen",
  "Ho",
  "Sa",
  "Pel",
  "Ri",
  "Du",
];
const MIDDLES = ["ra", "lo", "vi", "mo", "ti", "ne", "bu", "xa", "su", "da"];
const ENDS = ["na", "ko", "ly", "ro", "m", "vo", "ta", "x", "sa", "lin"];

// The smallest apps of each topic are released again every five weeks, one after the other: two a day in total.
const YOUNG_PER_TOPIC = 4;
const GENERATION_DAYS = 35;

/** Returns the fictional catalog of a day, which is the same for every call and machine. */
export function createSampleCatalog(now = new Date()): SampleApp[] {
  const today = toDayNumber(now);
  const brands = new Set<string>();
  const ios = TOPICS.flatMap((topic, topicIndex) => {
    const made = Array.from({ length: APPS_PER_TOPIC }, (_, index) => {
      const storeId = String(FIRST_ID + topicIndex * APPS_PER_TOPIC + index);
      const random = createRandom(storeId);
      return createApp(topic, storeId, newBrand(random, brands), random);
    });
    const bySize = [...made].sort((a, b) => computeRatings(a) - computeRatings(b));
    for (const [place, app] of bySize.slice(0, YOUNG_PER_TOPIC).entries()) {
      const turn = today - (topicIndex * YOUNG_PER_TOPIC + place) * 16;
      const released = new Date((today - (turn % GENERATION_DAYS)) * DAY_MS);
      for (const { base } of app.bases) base.releaseDate = released;
    }
    return made;
  });
  // The brands of the App Store are chosen first, so that a change of the Google Play side doesn't rename its apps.
  const android = TOPICS.flatMap((topic, index) =>
    createPlayApps(topic, ios.slice(index * APPS_PER_TOPIC, (index + 1) * APPS_PER_TOPIC), {
      first: index * PLAY_ONLY,
      createBrand: (random) => newBrand(random, brands),
    }),
  );
  return [...ios, ...android].map(({ bases, ...app }) => {
    const on = (day: number) => bases.map(({ base, variants }) => computeListing(base, variants, day));
    return { ...app, on, listings: on(today) };
  });
}

function computeRatings({ bases }: { bases: readonly { base: Listing }[] }): number {
  return bases[0]?.base.ratingCount ?? 0;
}

function createApp(topic: Topic, storeId: string, brand: string, random: Random): SampleBase {
  const developer = pickDeveloper(random, brand);
  const price = pickPrice(random);
  const age = random.between(20, 2400);
  // Apps of a topic have similar ratings, so that their order changes from day to day.
  const reach = 10 ** (2.4 + createRandom(topic.id).next() * 2 + random.next() * 0.9);
  const style = { phrase: random.between(0, 2), form: random.between(0, 4) };
  const common = {
    storeId,
    platform: "ios" as const,
    bundleId: createPackageName(brand),
    icon: `/store-media/sample/${storeId}.svg`,
    developer,
    developerUrl: null,
    storeUrl: null,
    releaseDate: new Date(EPOCH - age * DAY_MS),
    lastUpdated: new Date(EPOCH - random.between(0, Math.min(age, 200)) * DAY_MS),
    version: `${random.between(1, 9)}.${random.between(0, 14)}.${random.between(0, 6)}`,
    screenshots: Array.from(
      { length: random.between(4, 7) },
      (_, n) => `/store-media/sample/${storeId}-${n + 1}.svg`,
    ),
    genres: [topic.genre, random.pick(["Utilities", "Lifestyle", "Entertainment"])],
    primaryGenre: topic.genre,
    minimumOsVersion: `${random.between(14, 17)}.0`,
    contentRating: random.pick(["4+", "4+", "4+", "9+", "12+"]),
    sizeBytes: random.between(9, 260) * 1_048_576,
  };
  const sold = pickStorefronts(random);
  const languages = [...new Set(sold.map((storefront) => storefront.language.toUpperCase()))];
  const bases = sold.map(({ country, language, currency, size }): { base: Listing; variants: Variants } => {
    const text = topic.texts[language];
    const name = createName(brand, text, style);
    const subtitle = createSubtitle(language, text, style.phrase, random);
    const renamed = createName(brand, text, { phrase: (style.phrase + 1) % 3, form: style.form % 4 });
    const variants: Variants = {
      names: [name, renamed],
      subtitles: [subtitle, tagline(language, createRandom(storeId))],
    };
    const base = {
      ...common,
      country,
      name,
      subtitle,
      keywords: text.keywords,
      description: describe(language, name, developer, text, random),
      price: convertPrice(price, currency),
      currency,
      languages,
      rating: Math.round((3.1 + random.next() * 1.8) * 100) / 100,
      ratingCount: Math.max(3, Math.round(reach * size * (0.5 + random.next()))),
      drift: { swing: 0.4 + random.next() * 0.5, days: 6 + random.next() * 34, phase: random.next() * 6.283 },
    };
    return { base, variants };
  });
  return { storeId, platform: "ios", artId: storeId, topic, brand, bases };
}

function createName(brand: string, text: TopicText, style: { phrase: number; form: number }): string {
  const phrase = text.phrases[style.phrase] ?? brand;
  return (
    [`${brand}: ${phrase}`, `${brand} - ${phrase}`, `${phrase} | ${brand}`, `${brand} ${phrase}`, brand][
      style.form
    ] ?? brand
  );
}

function createSubtitle(language: Language, text: TopicText, used: number, random: Random): string {
  const other = text.phrases[(used + random.between(1, 2)) % text.phrases.length];
  return random.next() < 0.6 && other !== undefined ? other : tagline(language, random);
}

function newBrand(random: Random, taken: Set<string>): string {
  for (;;) {
    const brand = random.pick(STARTS) + random.pick(MIDDLES) + random.pick(ENDS);
    if (taken.has(brand)) continue;
    taken.add(brand);
    return brand;
  }
}
