import { DEFAULT_BASE } from "@listwise/aso-core/localization";
import { getStoreSize, type SizeKey } from "@listwise/aso-core/screenshots";
import { STORES, type Platform } from "@listwise/aso-core/stores";
import type { Caption, Screen, ScreenshotDraft } from "@listwise/contracts/tools";
import { listNeededDevices } from "../layout/panorama";
import { BACKGROUNDS } from "./backgrounds";

export const EMPTY_CAPTION: Caption = { title: "", sub: "" };

/** Returns how many screens the stores of a draft take: that of the store that takes most. */
export const getMaxScreens = ({ sizes }: Pick<ScreenshotDraft, "sizes">): number =>
  Math.max(...sizes.map((key) => STORES[getStoreSize(key).platform].maxScreenshots));

/** Returns the draft with these screens without those that are too many. It never has fewer than before. */
export function setScreens(draft: ScreenshotDraft, screens: readonly Screen[]): ScreenshotDraft {
  return { ...draft, screens: screens.slice(0, Math.max(getMaxScreens(draft), draft.screens.length)) };
}

/** Creates a random id. Pages over plain HTTP don't have `randomUUID`. */
export function createId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

/** The look of a screen, without its texts and images. */
export type ScreenStyle = Pick<Screen, "layout" | "frame" | "scale" | "background" | "textColor">;

export const getStyle = ({ layout, frame, scale, background, textColor }: Screen): ScreenStyle => ({
  layout,
  frame,
  scale,
  background,
  textColor,
});

const [{ background, textColor }] = BACKGROUNDS;
const FIRST_STYLE: ScreenStyle = { layout: "caption-top", frame: "dark", scale: 1, background, textColor };

/** Creates a screen, with the look of another one or the first background. */
export function createScreen(change: Partial<Screen> = {}): Screen {
  return { ...FIRST_STYLE, captions: {}, images: {}, ...change, id: createId() };
}

const FIRST_SIZES = { ios: "iphone-6.9", android: "play-phone" } as const;

/** Creates an empty draft for the store of an app. */
export function createDraft(platform: Platform): ScreenshotDraft {
  const size: SizeKey = FIRST_SIZES[platform];
  return {
    size,
    sizes: [size],
    font: "inter",
    baseLocale: DEFAULT_BASE,
    locales: [DEFAULT_BASE],
    fallsBack: false,
    storesImages: false,
    screens: [createScreen({ captions: { [DEFAULT_BASE]: { title: "Say what it does", sub: "" } } })],
  };
}

/** Moves a screen by one position; at the ends nothing changes. */
export function moveScreen(screens: readonly Screen[], id: string, by: 1 | -1): Screen[] {
  const from = screens.findIndex((screen) => screen.id === id);
  const [one, other] = [screens[from], screens[from + by]];
  if (!one || !other) return [...screens];
  return screens.map((screen, index) => (index === from ? other : index === from + by ? one : screen));
}

export function updateScreen(draft: ScreenshotDraft, id: string, change: Partial<Screen>): ScreenshotDraft {
  return {
    ...draft,
    screens: draft.screens.map((screen) => (screen.id === id ? { ...screen, ...change } : screen)),
  };
}

/** Place of images: a slot of a screen, and of those after it. */
export interface ImagePlace {
  id: string;
  slot: string;
}

/** Returns the indexes of the screen and of those after it that need an image in the slot; none if the screen is gone. */
function listOpenScreens(draft: ScreenshotDraft, { id, slot }: ImagePlace): number[] {
  const { screens } = draft;
  const start = screens.findIndex((screen) => screen.id === id);
  if (start < 0) return [];
  const size = getStoreSize(draft.size);
  return screens.flatMap((screen, index) => {
    const isOpen =
      index > start &&
      screen.images[slot] === undefined &&
      listNeededDevices(screens, index, size).some((device) => slot.startsWith(String(device)));
    return index === start || isOpen ? [index] : [];
  });
}

/** Counts the images that {@link placeImages} can place. */
export const countImagePlaces = (draft: ScreenshotDraft, place: ImagePlace): number =>
  listOpenScreens(draft, place).length + Math.max(0, getMaxScreens(draft) - draft.screens.length);

/**
 * Puts the first image into a slot of a screen, the others into the same slot of the screens after it that need one, and
 * further ones into new screens of the same look, up to the largest number of screens.
 */
export function placeImages(
  draft: ScreenshotDraft,
  { images, ...place }: ImagePlace & { images: readonly string[] },
): ScreenshotDraft {
  const open = listOpenScreens(draft, place).slice(0, images.length);
  const [start] = open;
  const style = start === undefined ? undefined : draft.screens[start];
  if (!style) return draft;
  const screens = draft.screens.map((one, index) => {
    const image = images[open.indexOf(index)];
    return image === undefined ? one : { ...one, images: { ...one.images, [place.slot]: image } };
  });
  const more = images
    .slice(open.length, countImagePlaces(draft, place))
    .map((image) => createScreen({ ...getStyle(style), images: { 1: image } }));
  screens.splice((open.at(-1) ?? 0) + 1, 0, ...more);
  return { ...draft, screens };
}

const isWritten = ({ title, sub }: Caption) => title.trim() !== "" || sub.trim() !== "";

/** Returns the caption of a screen in a language, or the base language's if the draft says so; `null` without one. */
export function getCaption(
  { baseLocale, fallsBack }: Pick<ScreenshotDraft, "baseLocale" | "fallsBack">,
  { captions }: Screen,
  locale: string,
): Caption | null {
  const own = captions[locale];
  if (own && isWritten(own)) return own;
  const base = captions[baseLocale];
  return base && isWritten(base) && (fallsBack || locale === baseLocale) ? base : null;
}

/** Returns true if the base language has a caption that the language lacks. */
export function lacksCaption(draft: ScreenshotDraft, screen: Screen, locale: string): boolean {
  return getCaption(draft, screen, draft.baseLocale) !== null && getCaption(draft, screen, locale) === null;
}

/** Adds languages after the existing ones. */
export const addLocales = (draft: ScreenshotDraft, locales: readonly string[]): ScreenshotDraft => ({
  ...draft,
  locales: [...new Set([...draft.locales, ...locales])],
});

/** Removes a language and its captions. The base language stays. */
export function removeLocale(draft: ScreenshotDraft, locale: string): ScreenshotDraft {
  if (locale === draft.baseLocale) return draft;
  return {
    ...draft,
    locales: draft.locales.filter((one) => one !== locale),
    screens: draft.screens.map((screen) => ({
      ...screen,
      captions: Object.fromEntries(Object.entries(screen.captions).filter(([code]) => code !== locale)),
    })),
  };
}
