import { computeIconScore, FREE_COLORS } from "@listwise/aso-core/scores";
import type { IconAnalysis, IconColor } from "@listwise/contracts/tools";
import { computeChroma, computeContrast, toHex, toLab } from "./color-space";
import { computeDominantColors, type DominantColor } from "./dominant-colors";

/** Edge of the analyzed square, in pixels. */
export const EDGE_PX = 64;
/** Edge of the smallest size at which icons are shown, in pixels. */
const SMALL_EDGE_PX = 16;

const RECOMMENDED_PERCENT = 20;
const GOOD_POINTS = 70;
const POOR_POINTS = 40;

type Part = IconAnalysis["parts"][number];
type Feedback = IconAnalysis["feedback"][number];

const points = (share: number) => Math.round(100 * Math.min(1, Math.max(0, share)));

/** Scores the contrast: 100 · (best ratio − 1) / 6, limited to 0–100. The full score is at 7:1, the WCAG AAA ratio. */
function scoreContrast(colors: readonly DominantColor[]): Part {
  const large = colors.filter(({ share }) => share >= 0.05);
  const ratios = large.flatMap((one, index) =>
    large.slice(index + 1).map((other) => computeContrast(one.rgb, other.rgb)),
  );
  const best = Math.max(1, ...ratios);
  return {
    key: "contrast",
    name: "Contrast",
    measured: `${best.toFixed(1)}:1 between the two most different large colors (full score at 7:1)`,
    points: points((best - 1) / 6),
    weight: 40,
  };
}

function computeLightness(pixels: Uint8Array): number[] {
  return Array.from({ length: pixels.length / 4 }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(index * 4, index * 4 + 3);
    return toLab([red, green, blue])[0];
  });
}

/** Downscales lightness values to the small edge. Each result is the mean of a square. */
function downscale(values: readonly number[]): number[] {
  const step = EDGE_PX / SMALL_EDGE_PX;
  return Array.from({ length: SMALL_EDGE_PX * SMALL_EDGE_PX }, (_, index) => {
    const [x, y] = [(index % SMALL_EDGE_PX) * step, Math.floor(index / SMALL_EDGE_PX) * step];
    let sum = 0;
    for (let row = 0; row < step; row++) {
      for (let column = 0; column < step; column++) sum += values[(y + row) * EDGE_PX + x + column] ?? 0;
    }
    return sum / (step * step);
  });
}

/** Returns the standard deviation. */
function computeDeviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

/** Below this standard deviation of lightness, an icon counts as flat (chosen by us). */
const MIN_DEVIATION = 0.01;

/**
 * Scores how well the icon survives downscaling: the share of the lightness deviation that is left at 16 pixels, mapped
 * from 50–100% to 0–100 points (chosen by us).
 */
function scoreSmallSize(pixels: Uint8Array): Part {
  const light = computeLightness(pixels);
  const whole = computeDeviation(light);
  const kept = whole < MIN_DEVIATION ? 0 : Math.min(1, computeDeviation(downscale(light)) / whole);
  return {
    key: "small-size",
    name: "Small sizes",
    measured:
      whole < MIN_DEVIATION
        ? "No areas of different lightness"
        : `Keeps ${points(kept)}% of its contrast at 16 px`,
    points: points((kept - 0.5) / 0.5),
    weight: 35,
  };
}

/** Scores the color strength: 100 · chroma / 0.2 of the strongest large color, limited to 100 (chosen by us). */
function scoreStrength(colors: readonly DominantColor[]): Part {
  const strongest = Math.max(
    0,
    ...colors.filter(({ share }) => share >= 0.1).map(({ lab }) => computeChroma(lab)),
  );
  return {
    key: "strength",
    name: "Color strength",
    measured: `${strongest.toFixed(2)} chroma (OKLab) in the strongest large color (full score at 0.20)`,
    points: points(strongest / 0.2),
    weight: 25,
  };
}

const WORDS: Record<Part["key"], { good: readonly [string, string]; bad: readonly [string, string] }> = {
  contrast: {
    good: ["Strong contrast", "Shape and background differ clearly, in light and dark surroundings."],
    bad: ["Low contrast", "Make the shape much lighter or darker than its background."],
  },
  "small-size": {
    good: ["Readable when small", "Its shapes are still visible at the smallest size."],
    bad: ["Details get lost", "Use fewer, larger shapes. Fine lines vanish in lists and notifications."],
  },
  strength: {
    good: ["Strong color", "It stands out among other icons."],
    bad: ["Pale colors", "A more saturated main color stands out more in search results."],
  },
};

function createFeedback(parts: readonly Part[], colors: number): Feedback[] {
  const said = parts.flatMap(({ key, points: reached }): Feedback[] => {
    const { good, bad } = WORDS[key];
    if (reached >= GOOD_POINTS) return [{ type: "positive", text: good[0], description: good[1] }];
    return reached < POOR_POINTS ? [{ type: "negative", text: bad[0], description: bad[1] }] : [];
  });
  const palette: Feedback =
    colors > FREE_COLORS
      ? {
          type: "negative",
          text: "Many colors",
          description: `It has ${colors} colors. More than six look busy, and each extra color costs 10 points.`,
        }
      : {
          type: "positive",
          text: "Calm palette",
          description: "Six colors or fewer are easy to remember.",
        };
  return [...said, palette];
}

/** Sizes of icons that developers upload, in pixels: https://developer.apple.com/design/human-interface-guidelines/app-icons */
const APP_STORE_PX = 1024;
/** https://support.google.com/googleplay/android-developer/answer/9866151 */
const GOOGLE_PLAY_PX = 512;

/** Rates the width of a square image file in pixels by what the stores demand. */
export function rateSize(width: number): Feedback {
  const sizes = `App Store: ${APP_STORE_PX} × ${APP_STORE_PX}. Google Play: ${GOOGLE_PLAY_PX} × ${GOOGLE_PLAY_PX}.`;
  const description = `The image has ${width} × ${width} pixels. ${sizes}`;
  if (width >= APP_STORE_PX) return { type: "positive", text: "Large enough for both stores", description };
  const refusing = width < GOOGLE_PLAY_PX ? "both stores" : "the App Store";
  return { type: "negative", text: `Too small for ${refusing}`, description };
}

const presentColor = ({ rgb, share }: DominantColor): IconColor => {
  const percentage = Math.round(share * 1000) / 10;
  return { color: toHex(rgb), percentage, isRecommended: percentage > RECOMMENDED_PERCENT };
};

/**
 * Analyzes 64 × 64 RGBA pixels; the result is deterministic. The weights of the parts are chosen by us. Returns `null` if
 * all pixels are transparent.
 */
export function analyzeIcon(pixels: Uint8Array): IconAnalysis | null {
  const colors = computeDominantColors(pixels);
  if (colors.length === 0) return null;
  const parts = [scoreContrast(colors), scoreSmallSize(pixels), scoreStrength(colors)];
  return {
    colors: colors.map(presentColor),
    feedback: createFeedback(parts, colors.length),
    ...computeIconScore(parts, colors.length),
    parts,
    algorithm: "icon-pixels",
    version: 1,
  };
}
