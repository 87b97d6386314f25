import type { DeviceKind, StoreSize } from "@listwise/aso-core/screenshots";
import type { Screen } from "@listwise/contracts/tools";

/** Parts of a device's frame as multiples of its width. Our own shapes, similar to present devices. */
export interface Frame {
  side: number;
  top: number;
  bottom: number;
  /** Radius of the outer corners. */
  radius: number;
  glassRadius: number;
  camera: "island" | "hole" | "bezel" | "none";
  homeButton: boolean;
  /** Buttons at the edges: side, and top and bottom as multiples of the width. */
  buttons: readonly (readonly [side: "left" | "right", top: number, bottom: number])[];
}

const FRAMES: Readonly<Record<DeviceKind, Frame>> = {
  iphone: {
    side: 0.034,
    top: 0.034,
    bottom: 0.034,
    radius: 0.165,
    glassRadius: 0.135,
    camera: "island",
    homeButton: false,
    buttons: [
      ["left", 0.36, 0.42],
      ["left", 0.5, 0.63],
      ["left", 0.67, 0.8],
      ["right", 0.55, 0.76],
    ],
  },
  "iphone-home": {
    side: 0.055,
    top: 0.2,
    bottom: 0.22,
    radius: 0.14,
    glassRadius: 0.006,
    camera: "bezel",
    homeButton: true,
    buttons: [
      ["left", 0.42, 0.54],
      ["left", 0.58, 0.7],
      ["right", 0.42, 0.55],
    ],
  },
  ipad: {
    side: 0.04,
    top: 0.04,
    bottom: 0.04,
    radius: 0.06,
    glassRadius: 0.026,
    camera: "bezel",
    homeButton: false,
    buttons: [],
  },
  "android-phone": {
    side: 0.026,
    top: 0.03,
    bottom: 0.034,
    radius: 0.1,
    glassRadius: 0.078,
    camera: "hole",
    homeButton: false,
    buttons: [
      ["right", 0.5, 0.62],
      ["right", 0.7, 0.98],
    ],
  },
  "android-tablet": {
    side: 0.048,
    top: 0.048,
    bottom: 0.048,
    radius: 0.055,
    glassRadius: 0.018,
    camera: "bezel",
    homeButton: false,
    buttons: [],
  },
};

const FRAMELESS = { side: 0, top: 0, bottom: 0, camera: "none", homeButton: false, buttons: [] } as const;

/** Returns the frame of a size's device; without a frame only the display's corners remain. */
export function getFrame({ device }: StoreSize, tone: Screen["frame"]): Frame {
  const frame = FRAMES[device];
  return tone === "none" ? { ...frame, ...FRAMELESS, radius: Math.max(frame.glassRadius, 0.04) } : frame;
}

/** Returns the height of a device divided by its width, with its frame. */
export function getDeviceRatio(size: StoreSize, tone: Screen["frame"]): number {
  const { side, top, bottom } = getFrame(size, tone);
  const [width, height] = size.display;
  return (1 - 2 * side) * (height / width) + top + bottom;
}
