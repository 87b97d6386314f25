import {
  computeTextContrast,
  getStoreSize,
  MIN_TEXT_CONTRAST,
  type StoreSize,
} from "@listwise/aso-core/screenshots";
import { STORES } from "@listwise/aso-core/stores";
import type { Screen, ScreenshotDraft } from "@listwise/contracts/tools";
import { getCaption, lacksCaption } from "../draft/draft";
import { findImageId, isCropped, type DeviceSlot } from "../draft/image-slots";
import { fitShot } from "../draw/draw-screen";
import type { Measure } from "../layout/fit-caption";
import { getPanoramaPart, listNeededDevices } from "../layout/panorama";

/** A problem of a draft. `screen` counts from 1. */
export type Finding =
  | { kind: "image"; screen: number; device: DeviceSlot; of: number; locale: string | null }
  | { kind: "caption"; locale: string; screens: readonly number[] }
  | { kind: "long"; screen: number; locale: string; sizes: readonly string[] }
  | { kind: "cropped"; size: string; screens: readonly number[] }
  | { kind: "panorama"; screen: number }
  | { kind: "unused"; screen: number }
  | { kind: "contrast"; screen: number; ratio: number }
  | { kind: "maximum"; store: string; maximum: number; count: number };

/** Computes the smallest contrast ratio of the text with the colors behind it, 1–21. */
export function computeCaptionContrast({ layout, background, textColor }: Screen): number {
  const { kind, from, to } = background;
  const isPlain = kind === "plain" || layout === "full-bleed";
  return Math.min(...(isPlain ? [from] : [from, to]).map((color) => computeTextContrast(color, textColor)));
}

function findMissingImages(draft: ScreenshotDraft, sizes: readonly StoreSize[]): Finding[] {
  const { screens, locales, baseLocale } = draft;
  return screens.flatMap((screen, index) => {
    const devices = [...new Set(sizes.flatMap((size) => listNeededDevices(screens, index, size)))];
    return devices.flatMap((device): Finding[] => {
      const lacking = locales.filter((locale) =>
        sizes.some(
          (size) =>
            listNeededDevices(screens, index, size).includes(device) &&
            findImageId(screen, device, { size, locale, baseLocale }) === null,
        ),
      );
      const [first = null] = lacking;
      if (first === null) return [];
      const locale = lacking.length === locales.length ? null : first;
      return [{ kind: "image", screen: index + 1, device, of: devices.length, locale }];
    });
  });
}

function findMissingCaptions(draft: ScreenshotDraft): Finding[] {
  return draft.locales.flatMap((locale): Finding[] => {
    const screens = draft.screens.flatMap((screen, index) =>
      lacksCaption(draft, screen, locale) ? [index + 1] : [],
    );
    return screens.length === 0 ? [] : [{ kind: "caption", locale, screens }];
  });
}

function findLongCaptions(draft: ScreenshotDraft, sizes: readonly StoreSize[], measure: Measure): Finding[] {
  return draft.screens.flatMap((screen, index) =>
    draft.locales.flatMap((locale): Finding[] => {
      const isFallback = locale !== draft.baseLocale && screen.captions[locale] === undefined;
      if (isFallback || getCaption(draft, screen, locale) === null) return [];
      const long = sizes.filter((size) => !fitShot({ draft, index, size, locale }, measure).fits);
      if (long.length === 0) return [];
      return [{ kind: "long", screen: index + 1, locale, sizes: long.map(({ label }) => label) }];
    }),
  );
}

/** Proportions of the images that are known, by id. */
export type ImageSizes = Readonly<Record<string, { width: number; height: number }>>;

function findCroppedImages(
  draft: ScreenshotDraft,
  sizes: readonly StoreSize[],
  images: ImageSizes,
): Finding[] {
  const { screens, locales, baseLocale } = draft;
  return sizes.flatMap((size): Finding[] => {
    const cropped = screens.flatMap((screen, index) => {
      const ids = listNeededDevices(screens, index, size).flatMap((device) =>
        locales.map((locale) => findImageId(screen, device, { size, locale, baseLocale })),
      );
      return ids.some((id) => id && images[id] && isCropped(images[id], size)) ? [index + 1] : [];
    });
    return cropped.length === 0 ? [] : [{ kind: "cropped", size: size.label, screens: cropped }];
  });
}

function findOpenPanoramas({ screens }: ScreenshotDraft): Finding[] {
  return screens.flatMap(({ images }, at): Finding[] => {
    const part = getPanoramaPart(screens, at);
    if (part?.count === 1) return [{ kind: "panorama", screen: at + 1 }];
    const isUnused = part !== null && part.index === part.count - 1 && Object.keys(images).length > 0;
    return isUnused ? [{ kind: "unused", screen: at + 1 }] : [];
  });
}

/** Returns what a draft lacks in the sizes that are exported. Each finding blocks the export. */
export const findMissing = (draft: ScreenshotDraft): readonly Finding[] => [
  ...findMissingImages(draft, draft.sizes.map(getStoreSize)),
  ...findMissingCaptions(draft),
];

/**
 * Returns what may look wrong in the sizes that are exported: long captions, low contrast, cropped images, a panorama of one
 * screen or with an image that it doesn't show, too many screens.
 */
export function findWarnings(
  draft: ScreenshotDraft,
  measure: Measure,
  images: ImageSizes,
): readonly Finding[] {
  const sizes = draft.sizes.map(getStoreSize);
  const contrast = draft.screens.flatMap((screen, index): Finding[] => {
    const hasText = draft.locales.some((locale) => getCaption(draft, screen, locale) !== null);
    const ratio = computeCaptionContrast(screen);
    return hasText && ratio < MIN_TEXT_CONTRAST ? [{ kind: "contrast", screen: index + 1, ratio }] : [];
  });
  const count = draft.screens.length;
  const [tooMany] = sizes.filter(({ maximum }) => maximum > 1 && maximum < count);
  return [
    ...findLongCaptions(draft, sizes, measure),
    ...contrast,
    ...findCroppedImages(draft, sizes, images),
    ...findOpenPanoramas(draft),
    ...(tooMany
      ? [{ kind: "maximum" as const, store: STORES[tooMany.platform].name, maximum: tooMany.maximum, count }]
      : []),
  ];
}
