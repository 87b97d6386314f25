import { isBanner, type StoreSize } from "@listwise/aso-core/screenshots";
import type { ScreenshotDraft } from "@listwise/contracts/tools";
import { EMPTY_CAPTION, getCaption } from "../draft/draft";
import type { DeviceSlot } from "../draft/image-slots";
import { findImageId } from "../draft/image-slots";
import { fitCaption, getTitleSize, type FittedCaption, type Measure } from "../layout/fit-caption";
import { getPanoramaPart } from "../layout/panorama";
import { placeDevices, placeText, type DevicePlace, type TextArea } from "../layout/place-screen";
import { isRtl } from "../layout/text-direction";
import { drawBackground } from "./draw-background";
import { createMeasure, drawCaption } from "./draw-caption";
import { drawCovering, drawDevice, type Pen, type Picture } from "./draw-device";
import { getFamily } from "./fonts";
import { getDeviceRatio } from "./frames";

/** One screenshot in one language and size. */
export interface Shot {
  draft: ScreenshotDraft;
  index: number;
  size: StoreSize;
  locale: string;
}

/** Height of the fade below the text of a full screen, relative to the whole. */
const FADE = 0.05;

/** Returns a decoded image by its id; `null` without one. */
export type GetPicture = (id: string) => Picture | null;

/** Fits the caption of a screenshot into the area of its layout. */
export function fitShot({ draft, index, size, locale }: Shot, measure: Measure): FittedCaption {
  const screen = draft.screens[index];
  if (!screen) return { blocks: [], height: 0, fits: true };
  const caption = getCaption(draft, screen, locale) ?? EMPTY_CAPTION;
  return fitCaption(caption, placeText(screen, size), getTitleSize(size), measure);
}

/** Returns the ids of the images that a screenshot shows. */
export function listImageIds({ draft, index, size, locale }: Shot): string[] {
  const where = { size, locale, baseLocale: draft.baseLocale };
  const find = (at: number, device: DeviceSlot) => {
    const screen = draft.screens[at];
    return (screen && findImageId(screen, device, where)) ?? [];
  };
  const before = getPanoramaPart(draft.screens, index) ? [find(index - 1, 1)] : [];
  return [...before, find(index, 1), find(index, 2)].flat();
}

const mirrorArea = (area: TextArea, width: number): TextArea => ({ ...area, x: width - area.x - area.width });
const mirrorDevice = (place: DevicePlace, width: number): DevicePlace => ({
  ...place,
  x: width - place.x,
  angle: -place.angle,
});

/** Draws the image from the text to the lower edge, fading into the background below the text. */
function drawFullBleed(
  pen: Pen,
  { width, height }: StoreSize,
  { picture, ground, textEnd }: { picture: Picture | null; ground: string; textEnd: number },
): void {
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  const box = { x: 0, y: textEnd, width, height: height - textEnd };
  drawCovering(pen, picture, box);
  if (textEnd === 0) return;
  const gradient = pen.createLinearGradient(0, textEnd, 0, textEnd + height * FADE);
  gradient.addColorStop(0, ground);
  gradient.addColorStop(1, `${ground}00`);
  pen.fillStyle = gradient;
  pen.fillRect(0, textEnd, width, height * FADE);
}

/**
 * Draws a screenshot at the size to which the canvas is scaled. Stores show screenshots from right to left in languages
 * that are written so, so everything but the images is mirrored for them.
 */
export function drawShot(pen: Pen, shot: Shot, getPicture: GetPicture): void {
  const { draft, index, size, locale } = shot;
  const screen = draft.screens[index];
  if (!screen) return;
  const { width, height } = size;
  const mirrored = isRtl(locale);
  const part = isBanner(size) ? null : getPanoramaPart(draft.screens, index);
  const ground = (part && draft.screens[part.first]) ?? screen;
  pen.save();
  if (mirrored) {
    pen.translate(width, 0);
    pen.scale(-1, 1);
  }
  drawBackground(pen, ground.background, { width, height, index: part?.index ?? 0, count: part?.count ?? 1 });
  pen.restore();

  const family = getFamily(draft.font);
  const fitted = fitShot(shot, createMeasure(pen, family));
  const area = placeText(screen, size);
  const find = (from: 0 | -1, device: DeviceSlot): Picture | null => {
    const source = draft.screens[index + from];
    const id = source && findImageId(source, device, { size, locale, baseLocale: draft.baseLocale });
    return id ? getPicture(id) : null;
  };
  const textEnd = fitted.height === 0 ? 0 : area.y + fitted.height;
  if (screen.layout === "full-bleed" && !isBanner(size)) {
    drawFullBleed(pen, size, { picture: find(0, 1), ground: screen.background.from, textEnd });
  }
  const ratio = getDeviceRatio(size, screen.frame);
  for (const own of placeDevices({ screen, size, textHeight: fitted.height, ratio, part })) {
    const place = mirrored ? mirrorDevice(own, width) : own;
    pen.save();
    pen.translate(place.x, place.y);
    pen.rotate(place.angle);
    drawDevice(pen, {
      size,
      tone: screen.frame,
      width: place.width,
      picture: find(place.from, place.device),
    });
    pen.restore();
  }
  drawCaption(pen, fitted, mirrored ? mirrorArea(area, width) : area, {
    family,
    color: screen.textColor,
    isRtl: mirrored,
  });
}
