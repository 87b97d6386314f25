import { isBanner, isTablet, type StoreSize } from "@listwise/aso-core/screenshots";
import type { Screen } from "@listwise/contracts/tools";
import type { DeviceSlot } from "../draft/image-slots";
import type { PanoramaPart } from "./panorama";

/** The area of a text, and the edge of it that the text is aligned to. */
export interface TextArea {
  x: number;
  y: number;
  width: number;
  height: number;
  align: "center" | "start";
  anchor: "top" | "middle" | "bottom";
}

/** A device around its center, rotated by an angle in radians. */
export interface DevicePlace {
  device: DeviceSlot;
  /** Index of the screen whose image is shown, relative to this one. */
  from: 0 | -1;
  x: number;
  y: number;
  width: number;
  angle: number;
}

const MARGIN_SHARE = 0.07;
const EDGE = 0.055;
const TILT = (-8 * Math.PI) / 180;
const PANORAMA_TILT = (-6 * Math.PI) / 180;

/** Returns the area of the text, the same for all screens of a layout and size. */
export function placeText({ layout }: Pick<Screen, "layout">, size: StoreSize): TextArea {
  const { width, height } = size;
  if (isBanner(size)) {
    return {
      x: width * 0.06,
      y: height * 0.12,
      width: width * 0.46,
      height: height * 0.76,
      align: "start",
      anchor: "middle",
    };
  }
  const tall = height * 0.24;
  const isBelow = layout === "caption-bottom";
  return {
    x: width * MARGIN_SHARE,
    y: isBelow ? height * (1 - EDGE) - tall : height * EDGE,
    width: width * (1 - 2 * MARGIN_SHARE),
    height: tall,
    align: layout === "tilted" ? "start" : "center",
    anchor: isBelow ? "bottom" : "top",
  };
}

interface Scene {
  screen: Pick<Screen, "layout" | "scale">;
  size: StoreSize;
  /** Height of the text; 0 without one. */
  textHeight: number;
  /** Height of a device divided by its width. */
  ratio: number;
  part: PanoramaPart | null;
}

/** Places the devices of a screen. They may run off its edges, but never under its text. */
export function placeDevices({ screen, size, textHeight, ratio, part }: Scene): DevicePlace[] {
  const { width, height } = size;
  const { layout, scale } = screen;
  const one = (place: Partial<DevicePlace> & Pick<DevicePlace, "x" | "y" | "width">): DevicePlace => ({
    device: 1,
    from: 0,
    angle: 0,
    ...place,
  });
  if (isBanner(size)) {
    return [one({ x: width * 0.77, y: height * 0.72, width: height * 0.62 * scale, angle: TILT })];
  }
  if (layout === "full-bleed") return [];
  const wide = width * (isTablet(size) ? 0.74 : 0.78) * scale;
  const gap = height * 0.035;
  const top = textHeight === 0 ? 0 : height * EDGE + textHeight + gap;
  if (layout === "tilted") {
    // Rotated, the left corner rises by half the width times the sine of the angle.
    const rise = (wide / 2) * Math.abs(Math.sin(TILT));
    return [
      one({ x: width * 0.56, y: Math.max(top, gap) + rise + (wide * ratio) / 2, width: wide, angle: TILT }),
    ];
  }
  if (layout === "duo") {
    const [back, front] = [wide * 0.78, wide * 0.84];
    return [
      one({ device: 2, x: width * 0.31, y: Math.max(top, gap) + (back * ratio) / 2, width: back }),
      one({ x: width * 0.68, y: Math.max(top, gap) + height * 0.08 + (front * ratio) / 2, width: front }),
    ];
  }
  if (part && part.count > 1) {
    const seam = (x: number, from: 0 | -1) =>
      one({
        x,
        from,
        y: Math.max(top, height * 0.3) + (wide * ratio) / 2,
        width: wide,
        angle: PANORAMA_TILT,
      });
    return [
      ...(part.index > 0 ? [seam(0, -1)] : []),
      ...(part.index < part.count - 1 ? [seam(width, 0)] : []),
    ];
  }
  if (top === 0) {
    const whole = Math.min(wide * 1.1, (height * 0.9) / ratio);
    return [one({ x: width / 2, y: height / 2, width: whole })];
  }
  const half = (wide * ratio) / 2;
  return [
    one({ x: width / 2, y: layout === "caption-bottom" ? height - top - half : top + half, width: wide }),
  ];
}
