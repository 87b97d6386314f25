import { countCharacters } from "@listwise/aso-core/localization";
import { STORES } from "@listwise/aso-core/stores";
import { DAY_MS } from "../../../../infra/durations";
import type { Listing } from "../store-source";
import type { Variants } from "./evolution";
import { describe, tagline } from "./prose";
import { createRandom, type Random } from "./random";
import { convertPrice, pickDeveloper, pickPrice, pickStorefronts, type SampleBase } from "./sample-base";
import type { Language, Topic, TopicText } from "./topic";

/** Apps of each topic that are in both stores: every fifth one of the App Store. */
const SHARED_STEP = 5;
/** Apps of each topic that are only on Google Play: enough that a search has ranks below the fifth, as chances need. */
export const PLAY_ONLY = 5;
const FIRST_ART_ID = 910_000_001;
const EPOCH = Date.UTC(2026, 0, 15);
const { limits } = STORES.android;
/** Downloads per rating in the country with the most ratings; chosen by us. */
const INSTALLS_PER_RATING = 60;

/** Google Play's names of the sample's categories, where they differ from the App Store's. */
const CATEGORIES: Readonly<Record<string, string>> = {
  Games: "Puzzle",
  Music: "Music & Audio",
  Navigation: "Maps & Navigation",
  "Photo & Video": "Photography",
  Travel: "Travel & Local",
};

/** Returns the id that an app has on Google Play, and as a bundle id in the App Store. */
export function createPackageName(brand: string): string {
  return `com.example.${brand.toLowerCase().replace(/[^a-z]/g, "")}`;
}

/**
 * Creates a topic's apps on Google Play: some of the App Store's, by the same developers, and some of their own, the
 * `first` of which counts from 0 over all topics.
 */
export function createPlayApps(
  topic: Topic,
  ios: readonly SampleBase[],
  { first, createBrand }: { first: number; createBrand: (random: Random) => string },
): SampleBase[] {
  const shared = ios
    .filter((_, index) => index % SHARED_STEP === 0)
    .map(({ brand, artId, bases }) => {
      const developer = bases[0]?.base.developer ?? brand;
      return createPlayApp(topic, { brand, artId, developer }, createRandom(`play ${artId}`));
    });
  const own = Array.from({ length: PLAY_ONLY }, (_, index) => {
    const random = createRandom(`play ${topic.id} ${index}`);
    const brand = createBrand(random);
    const artId = String(FIRST_ART_ID + first + index);
    return createPlayApp(topic, { brand, artId, developer: pickDeveloper(random, brand) }, random);
  });
  return [...shared, ...own];
}

function createPlayApp(
  topic: Topic,
  { brand, artId, developer }: { brand: string; artId: string; developer: string },
  random: Random,
): SampleBase {
  const storeId = createPackageName(brand);
  const price = pickPrice(random);
  const age = random.between(20, 2400);
  // Apps of a topic have similar ratings, so that their order changes from day to day.
  const reach = 10 ** (2.8 + createRandom(`play ${topic.id}`).next() * 2 + random.next() * 0.9);
  const first = random.between(0, 2);
  const category = CATEGORIES[topic.genre] ?? topic.genre;
  const common = {
    storeId,
    platform: "android" as const,
    bundleId: storeId,
    icon: `/store-media/sample/${artId}.svg`,
    developer,
    developerUrl: null,
    storeUrl: null,
    // Google Play has no keyword field, and its pages tell neither languages nor the size of a download.
    keywords: null,
    languages: [],
    sizeBytes: null,
    releaseDate: new Date(EPOCH - age * DAY_MS),
    lastUpdated: new Date(EPOCH - random.between(0, Math.min(age, 200)) * DAY_MS),
    version: `${random.between(1, 9)}.${random.between(0, 14)}.${random.between(0, 6)}`,
    screenshots: Array.from(
      { length: random.between(4, 7) },
      (_, index) => `/store-media/sample/${artId}-${index + 1}.svg`,
    ),
    genres: [category],
    primaryGenre: category,
    minimumOsVersion: `${random.between(7, 11)}`,
    contentRating: random.pick(["Everyone", "Everyone", "Everyone", "Teen"]),
    minInstalls: roundInstalls(reach * INSTALLS_PER_RATING),
    ...createDeclarations(storeId),
  };
  const bases = pickStorefronts(random).map(({ country, language, currency, size }) => {
    const text = topic.texts[language];
    const name = createName(brand, text, first);
    const variants: Variants = {
      names: [name, createName(brand, text, first + 1)],
      subtitles: [0, 1].map((turn) => createShortDescription(language, text, first + turn, random)),
    };
    const base: Listing = {
      ...common,
      country,
      name,
      subtitle: variants.subtitles[0] ?? null,
      description: describe(language, name, developer, text, random),
      price: convertPrice(price, currency),
      currency,
      rating: Math.round((3.1 + random.next() * 1.8) * 100) / 100,
      ratingCount: Math.max(3, Math.round(reach * size * (0.5 + random.next()))),
      drift: { swing: 0.4 + random.next() * 0.5, days: 6 + random.next() * 34, phase: random.next() * 6.283 },
    };
    return { base, variants };
  });
  return { storeId, platform: "android", artId, topic, brand, bases };
}

/** Returns a number of downloads as the store shows it: rounded down to 1, 5, 10, 50, 100 and so on. */
function roundInstalls(count: number): number {
  const power = 10 ** Math.floor(Math.log10(count));
  return count < 5 * power ? power : 5 * power;
}

/** Returns the longest of the texts that fits into a field. */
function fit(texts: readonly string[], limit: number | null): string {
  return texts.find((text) => countCharacters(text) <= (limit ?? 0)) ?? "";
}

function createName(brand: string, { phrases }: TopicText, turn: number): string {
  const phrase = phrases[turn % phrases.length] ?? "";
  return fit([`${brand}: ${phrase}`, `${phrase} ${brand}`, brand], limits.name);
}

/** Returns a sentence with phrases that the name doesn't have. */
function createShortDescription(
  language: Language,
  { phrases }: TopicText,
  turn: number,
  random: Random,
): string {
  const others = phrases.filter((_, index) => index !== turn % phrases.length).join(", ");
  return fit([`${others}. ${tagline(language, random)}.`, `${others}.`], limits.shortDescription);
}

const DATA = ["Location", "Personal info", "App activity", "App info and performance", "Device or other IDs"];

/** Invents what the store says about purchases in an app and about user data. */
function createDeclarations(storeId: string): Pick<Listing, "inAppPurchases" | "dataSafety"> {
  const random = createRandom(`declarations ${storeId}`);
  const offered = random.next() < 0.6;
  const priceRange = `$${random.between(0, 2)}.99 - $${random.between(4, 60)}.99 per item`;
  const pickSome = (share: number) => DATA.filter(() => random.next() < share);
  return {
    inAppPurchases: { offered, priceRange: offered ? priceRange : null },
    dataSafety: {
      collected: pickSome(0.5),
      shared: pickSome(0.2),
      practices: [
        "Data is encrypted in transit",
        ...(random.next() < 0.6 ? ["You can request that data be deleted"] : []),
      ],
    },
  };
}
