import { getStoreSize } from "@listwise/aso-core/screenshots";
import { ScreenshotDraftSchema } from "@listwise/contracts/tools";
import { z } from "@listwise/contracts/zod";
import { aScreen, aScreenshotDraft, anImageId } from "../../../testing/screenshot-builders";
import { findMissing, findWarnings, type ImageSizes } from "../checks/check-draft";
import { describeFinding } from "../checks/describe-finding";
import { listShots } from "../export/list-shots";
import { fillCaptions, suggestChoices } from "../languages/fill-captions";
import {
  countImagePlaces,
  createDraft,
  createScreen,
  getCaption,
  getMaxScreens,
  moveScreen,
  placeImages,
  removeLocale,
  setScreens,
} from "./draft";
import { findImageId, isCropped } from "./image-slots";
import { applyTemplate, TEMPLATES } from "./templates";

const measure = (text: string) => text.length * 0.5;
const check = (draft: ReturnType<typeof aScreenshotDraft>, images: ImageSizes = {}) =>
  [...findMissing(draft), ...findWarnings(draft, measure, images)].map(describeFinding);

test("new drafts match the contract and begin with a size of the app's store", () => {
  for (const [platform, size] of [
    ["ios", "iphone-6.9"],
    ["android", "play-phone"],
  ] as const) {
    expect(z.parse(ScreenshotDraftSchema, createDraft(platform)).size).toBe(size);
  }
});

test("screens swap with their neighbors but not beyond the ends", () => {
  const [a, b] = [createScreen(), createScreen()];
  expect(moveScreen([a, b], a.id, 1)).toEqual([b, a]);
  expect(moveScreen([a, b], a.id, -1)).toEqual([a, b]);
});

test("several images fill the screens that need one, and further ones get new screens", () => {
  const list = ({ screens }: ReturnType<typeof aScreenshotDraft>) =>
    screens.map(({ id, images }) => [id.length === 2 ? id : "new", images["1"], images["2"]]);
  const place = (screens: ReturnType<typeof aScreen>[], slot = "1") =>
    list(placeImages(aScreenshotDraft({ screens }), { id: "s1", slot, images: ["a", "b", "c"] }));
  const empty = (id: string, change: Parameters<typeof aScreen>[0] = {}) =>
    aScreen({ images: {}, ...change, id });
  expect(place([empty("s1"), empty("s2", { images: { 1: "kept" } }), empty("s3")])).toEqual([
    ["s1", "a", undefined],
    ["s2", "kept", undefined],
    ["s3", "b", undefined],
    ["new", "c", undefined],
  ]);
  const [panorama, duo] = [{ layout: "panorama" } as const, { layout: "duo" } as const];
  expect(place([empty("s1", panorama), empty("s2", panorama), empty("s3", panorama)])).toEqual([
    ["s1", "a", undefined],
    ["s2", "b", undefined],
    ["new", "c", undefined],
    ["s3", undefined, undefined],
  ]);
  expect(place([empty("s1", duo), empty("s2"), empty("s3", duo)], "2")).toEqual([
    ["s1", undefined, "a"],
    ["s2", undefined, undefined],
    ["s3", undefined, "b"],
    ["new", "c", undefined],
  ]);
});

test("images that exceed the largest number of screens are left out, and no screen is", () => {
  const screens = ["s1", "s2", "s3", "s4", "s5", "s6", "s7", "s8"].map((id) => aScreen({ id }));
  const draft = aScreenshotDraft({ screens });
  expect(countImagePlaces(draft, { id: "s1", slot: "1" })).toBe(3);
  const placed = placeImages(draft, { id: "s1", slot: "1", images: ["a", "b", "c", "d"] }).screens;
  expect(placed.map(({ images }) => images["1"]).slice(0, 3)).toEqual(["a", "b", "c"]);
  expect(placed).toHaveLength(10);
  expect(placed.at(-1)?.id).toBe("s8");
  expect(placeImages(draft, { id: "gone", slot: "1", images: ["a"] })).toBe(draft);
});

test("a missing caption is the base language's only if chosen", () => {
  const draft = aScreenshotDraft({ locales: ["en-US", "de-DE"] });
  const [screen = aScreen()] = draft.screens;
  expect(getCaption(draft, screen, "de-DE")).toBeNull();
  expect(getCaption({ ...draft, fallsBack: true }, screen, "de-DE")?.title).toBe("Find every trail");
  expect(check(draft)).toEqual([
    "German has no caption for screen 1. Write it, or use the base language for missing captions.",
  ]);
  expect(check({ ...draft, fallsBack: true })).toEqual([]);
  expect(removeLocale(draft, "de-DE").locales).toEqual(["en-US"]);
  expect(removeLocale(draft, "en-US")).toBe(draft);
});

test("the most specific image is shown: tablets in the language, tablets, the language, all", () => {
  const [tablet, phone] = [getStoreSize("ipad-13"), getStoreSize("iphone-6.9")];
  const images = { 1: "all", "1.de-DE": "german", "1.tablet": "tablet", "1.tablet.fr-FR": "french tablet" };
  const find = (size = phone, locale = "en-US") =>
    findImageId(aScreen({ images }), 1, { size, locale, baseLocale: "en-US" });
  expect([find(), find(phone, "de-DE"), find(phone, "fr-FR")]).toEqual(["all", "german", "all"]);
  expect([find(tablet), find(tablet, "fr-FR")]).toEqual(["tablet", "french tablet"]);
  expect(
    findImageId(aScreen({ images }), 2, { size: phone, locale: "en-US", baseLocale: "en-US" }),
  ).toBeNull();
});

test("a phone's image is cropped on a tablet, but not on another phone", () => {
  const image = { width: 1320, height: 2868 };
  expect(isCropped(image, getStoreSize("iphone-6.5"))).toBe(false);
  expect(isCropped(image, getStoreSize("ipad-13"))).toBe(true);
});

test("templates keep texts and images and add screens up to three", () => {
  const draft = aScreenshotDraft();
  for (const template of TEMPLATES) {
    const { screens, font } = applyTemplate(draft, template);
    expect(screens).toHaveLength(3);
    expect(font).toBe(template.font);
    expect(screens[0]).toMatchObject({ images: { 1: anImageId(1) }, captions: draft.screens[0]?.captions });
    expect(new Set(screens.map(({ id }) => id)).size).toBe(3);
    expect(check({ ...draft, screens }).filter((text) => text.includes("contrast"))).toEqual([]);
  }
});

test("exports every screen, language and size, no more than the store takes, the feature graphic once", () => {
  const screens = Array.from({ length: 10 }, (_, n) => aScreen({ id: `s${n}` }));
  const sizes = ["iphone-6.9", "play-phone", "play-feature"] as const;
  const draft = aScreenshotDraft({ screens, sizes: [...sizes], locales: ["en-US", "de-DE"] });
  const paths = listShots(draft).map(({ path }) => path);
  expect(paths).toHaveLength(2 * (10 + 8 + 1));
  expect(new Set(paths).size).toBe(paths.length);
  expect(check({ ...draft, fallsBack: true })).toEqual([
    "Google Play takes 8 screenshots per language. Screens after the first 8 are left out there.",
  ]);
});

test("finds images that a size crops or a panorama doesn't show, and a panorama of one screen", () => {
  const panorama = { layout: "panorama" } as const;
  const screens = [aScreen(panorama), aScreen(), aScreen({ images: { 1: anImageId(2) } })];
  const draft = aScreenshotDraft({ screens, sizes: ["iphone-6.9", "ipad-13"] });
  const images = {
    [anImageId(1)]: { width: 1320, height: 2868 },
    [anImageId(2)]: { width: 2064, height: 2752 },
  };
  const lone = "Screen 1 is a panorama without a second part. Choose the same layout for the next screen.";
  expect(check(draft, images)).toEqual([
    "iPhone 6.9″ cuts off parts of the images of screen 3. To add other images, choose that size above.",
    "iPad 13″ cuts off parts of the images of screens 1, 2. To add other images, choose that size above.",
    lone,
  ]);
  expect(check(draft)).toEqual([lone]);
  const last = aScreen({ ...panorama, images: {} });
  expect(check({ ...draft, screens: [aScreen(panorama), last] })).toEqual([]);
  expect(check({ ...draft, screens: [aScreen(panorama), aScreen(panorama)] })).toEqual([
    "The image of screen 2 isn't shown, because the last screen of a panorama has no device of its own. Add another screen after it.",
  ]);
});

test("finds missing images, long captions and text that is hard to read", () => {
  const long = { title: "word ".repeat(24), sub: "" };
  const screens = [
    aScreen({ images: {}, textColor: "#202124" }),
    aScreen({ layout: "duo" }),
    aScreen({ captions: { "en-US": long } }),
    aScreen({ images: { "1.de-DE": anImageId(1) }, captions: {} }),
  ];
  const draft = aScreenshotDraft({ screens, locales: ["en-US", "de-DE"], fallsBack: true });
  expect(check(draft)).toEqual([
    "Screen 1 has no image. Add your screenshot, or remove the screen.",
    "Screen 2 has no image for device 2. Add your screenshot, or remove the screen.",
    "Screen 4 has no image in English (US). Add your screenshot, or remove the screen.",
    "Screen 3 in English (US): the caption is too long for iPhone 6.9″. Shorten it.",
    "Screen 1: the text is hard to read on its background (contrast 1.2:1). Choose a lighter or darker color.",
  ]);
});

test("captions are filled from listing texts, and languages without the text are counted", () => {
  const draft = aScreenshotDraft({ screens: [aScreen(), aScreen({ id: "s2", captions: {} })] });
  const texts = {
    "en-US": { name: "Trail Radar", subtitle: "Find every trail", description: "• Offline maps\n• Friends" },
    "de-DE": { subtitle: "Jeder Weg", description: "• Karten ohne Netz\n• Freunde" },
    "fr-FR": { name: "Radar" },
  };
  const offers = [
    { source: "name", text: "Trail Radar" },
    { source: "subtitle", text: "Find every trail" },
    { source: "line-0", text: "Offline maps" },
  ] as const;
  const choices = suggestChoices(draft, offers);
  expect(choices).toEqual({ s1: "subtitle", s2: "line-0" });
  const result = fillCaptions(draft, texts, { choices, locales: ["en-US", "de-DE", "fr-FR"], base: "en-US" });
  expect(result).toMatchObject({ filled: 4, missing: 2, draft: { locales: ["en-US", "de-DE", "fr-FR"] } });
  expect(result.draft.screens[1]?.captions).toEqual({
    "en-US": { title: "Offline maps", sub: "" },
    "de-DE": { title: "Karten ohne Netz", sub: "" },
  });
});

test.each([
  [["iphone-6.9"], 10],
  [["play-phone"], 8],
  [["play-phone", "play-feature"], 8],
  [["play-phone", "iphone-6.9"], 10],
] as const)("the stores of %j take %i screens", (sizes, most) => {
  const draft = aScreenshotDraft({ sizes: [...sizes] });
  const screens = Array.from({ length: 12 }, (_, index) => aScreen({ id: `s${index}` }));
  expect(getMaxScreens(draft)).toBe(most);
  expect(setScreens(draft, screens).screens).toHaveLength(most);
  // Screens from before another store was chosen stay.
  const full = aScreenshotDraft({ sizes: ["play-phone"], screens: screens.slice(0, 10) });
  expect(setScreens(full, screens).screens).toHaveLength(10);
});
