import { LOCALES, toConnectCode, toPlayCode } from "../localization";
import { getCaptionText, listCaptionOffers } from "./caption-sources";
import { getStorePath } from "./store-paths";
import { getStoreSize, isBanner, SIZE_KEYS, STORE_SIZES } from "./store-sizes";
import { computeTextContrast } from "./text-contrast";

test("the sizes are those that the stores accept", () => {
  expect(STORE_SIZES.map(({ key, width, height }) => [key, width, height])).toEqual([
    ["iphone-6.9", 1320, 2868],
    ["iphone-6.5", 1284, 2778],
    ["iphone-6.3", 1206, 2622],
    ["iphone-6.1", 1170, 2532],
    ["iphone-5.5", 1242, 2208],
    ["ipad-13", 2064, 2752],
    ["ipad-11", 1668, 2420],
    ["play-phone", 1080, 1920],
    ["play-tablet-7", 1206, 2144],
    ["play-tablet-10", 1440, 2560],
    ["play-feature", 1024, 500],
  ]);
  expect(STORE_SIZES.map(({ key }) => key)).toEqual([...SIZE_KEYS]);
});

test("Google Play's screenshots have its aspect ratio and its limits of pixels", () => {
  const screens = STORE_SIZES.filter((size) => size.platform === "android" && !isBanner(size));
  for (const { width, height, maximum } of screens) {
    expect({ ratio: width / height, small: width < 1080, large: height > 3840, maximum }).toEqual({
      ratio: 9 / 16,
      small: false,
      large: false,
      maximum: 8,
    });
  }
});

test("images lie in the folders that fastlane reads", () => {
  const path = (key: (typeof SIZE_KEYS)[number], locale: string) =>
    getStorePath(getStoreSize(key), locale, 8);
  expect(path("iphone-6.9", "ja-JP")).toBe("screenshots/ja/iphone-6.9_09_1320x2868.png");
  expect(path("ipad-13", "de-DE")).toBe("screenshots/de-DE/ipad-13_09_2064x2752.png");
  expect(path("play-phone", "he-IL")).toBe("metadata/android/iw-IL/images/phoneScreenshots/09_1080x1920.png");
  expect(path("play-tablet-7", "en-US")).toMatch(/^metadata\/android\/en-US\/images\/sevenInchScreenshots\//);
  expect(path("play-tablet-10", "en-US")).toMatch(/^metadata\/android\/en-US\/images\/tenInchScreenshots\//);
  expect(path("play-feature", "zh-Hans")).toBe("metadata/android/zh-CN/images/featureGraphic.png");
});

test("no two languages share a folder in a store", () => {
  for (const convert of [toPlayCode, toConnectCode])
    expect(new Set(LOCALES.map(({ code }) => convert(code))).size).toBe(LOCALES.length);
});

test("contrast is that of WCAG", () => {
  expect(computeTextContrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(computeTextContrast("#ffffff", "#ffffff")).toBe(1);
  expect(computeTextContrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

const texts = {
  "en-US": {
    name: "Trail Radar",
    subtitle: "Find every trail",
    description: `A longer paragraph ${"about hiking ".repeat(10)}\n\n• Maps that work offline\n- Plan with friends`,
  },
  "de-DE": {
    subtitle: "Jeder Weg",
    description: `Ein Absatz.\n• Karten ohne Netz\n• Gemeinsam planen`,
  },
  "fr-FR": { name: "[fr-FR] Trail Radar", subtitle: "  ", description: "Un seul paragraphe" },
};

test("short texts of a language are offered as captions, lines of the description without bullets", () => {
  expect(listCaptionOffers(texts["en-US"])).toEqual([
    { source: "name", text: "Trail Radar" },
    { source: "subtitle", text: "Find every trail" },
    { source: "line-1", text: "Maps that work offline" },
    { source: "line-2", text: "Plan with friends" },
  ]);
});

test("a caption in another language is the same text there, or missing", () => {
  const get = (locale: string, source: "name" | "subtitle" | "line-1") =>
    getCaptionText(texts, { source, locale, base: "en-US" });
  expect(get("de-DE", "subtitle")).toBe("Jeder Weg");
  expect(get("de-DE", "line-1")).toBe("Karten ohne Netz");
  expect([get("de-DE", "name"), get("fr-FR", "subtitle"), get("it-IT", "name")]).toEqual([null, null, null]);
  expect(get("fr-FR", "name")).toBeNull();
  expect(get("fr-FR", "line-1")).toBeNull();
});
