import type { IconAnalysis, IconColor } from "@listwise/contracts";
import { chroma, contrast, toHex, toLab } from "./colour-space";
import { dominantColours, type Dominant } from "./dominant-colours";

/** Pixels of an edge of the square that is looked at. */
export const EDGE = 64;
/** How it is shown where it is smallest. */
const SMALL_EDGE = 16;

const FREE_COLOURS = 6;
const RECOMMENDED_PERCENT = 20;
const WELL = 70;
const POORLY = 40;

type Part = IconAnalysis["parts"][number];
type Feedback = IconAnalysis["feedback"][number];

const points = (share: number) => Math.round(100 * Math.min(1, Math.max(0, share)));

function contrastPart(colours: readonly Dominant[]): Part {
  const large = colours.filter(({ share }) => share >= 0.05);
  const ratios = large.flatMap((one, index) =>
    large.slice(index + 1).map((other) => contrast(one.rgb, other.rgb)),
  );
  const best = Math.max(1, ...ratios);
  return {
    key: "contrast",
    name: "Contrast",
    measured: `${best.toFixed(1)}:1 between its two most different large colours; 7:1 is full marks`,
    points: points((best - 1) / 6),
    weight: 40,
  };
}

function lightness(pixels: Uint8Array): number[] {
  return Array.from({ length: pixels.length / 4 }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(index * 4, index * 4 + 3);
    return toLab([red, green, blue])[0];
  });
}

/** The same picture with fewer pixels: each the mean of a square. */
function shrunk(values: readonly number[]): number[] {
  const step = EDGE / SMALL_EDGE;
  return Array.from({ length: SMALL_EDGE * SMALL_EDGE }, (_, index) => {
    const [x, y] = [(index % SMALL_EDGE) * step, Math.floor(index / SMALL_EDGE) * step];
    let sum = 0;
    for (let row = 0; row < step; row++) {
      for (let column = 0; column < step; column++) sum += values[(y + row) * EDGE + x + column] ?? 0;
    }
    return sum / (step * step);
  });
}

function spread(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

const LEAST_SPREAD = 0.01;

function smallSizePart(pixels: Uint8Array): Part {
  const light = lightness(pixels);
  const whole = spread(light);
  const kept = whole < LEAST_SPREAD ? 0 : Math.min(1, spread(shrunk(light)) / whole);
  return {
    key: "small-size",
    name: "Small sizes",
    measured:
      whole < LEAST_SPREAD
        ? "No shapes of different lightness can be told apart"
        : `${points(kept)}% of its light and dark is left at 16 pixels`,
    points: points((kept - 0.5) / 0.5),
    weight: 35,
  };
}

function strengthPart(colours: readonly Dominant[]): Part {
  const strongest = Math.max(0, ...colours.filter(({ share }) => share >= 0.1).map(({ lab }) => chroma(lab)));
  return {
    key: "strength",
    name: "Colour strength",
    measured: `${strongest.toFixed(2)} chroma (OKLab) of its strongest large colour; 0.20 is full marks`,
    points: points(strongest / 0.2),
    weight: 25,
  };
}

const WORDS: Record<Part["key"], { good: readonly [string, string]; bad: readonly [string, string] }> = {
  contrast: {
    good: ["Strong contrast", "Shape and ground differ clearly, in light and dark surroundings."],
    bad: ["Little contrast", "Make the shape much lighter or darker than its ground."],
  },
  "small-size": {
    good: ["Readable when small", "What it shows is still there at the smallest size."],
    bad: ["Details get lost", "Use fewer and larger shapes: fine lines vanish in lists and notifications."],
  },
  strength: {
    good: ["A strong colour", "It is seen among other icons."],
    bad: ["Pale colours", "A more saturated main colour stands out more in a list of results."],
  },
};

function feedbackOf(parts: readonly Part[], colours: number): Feedback[] {
  const said = parts.flatMap(({ key, points: reached }): Feedback[] => {
    const { good, bad } = WORDS[key];
    if (reached >= WELL) return [{ type: "positive", text: good[0], description: good[1] }];
    return reached < POORLY ? [{ type: "negative", text: bad[0], description: bad[1] }] : [];
  });
  const palette: Feedback =
    colours > FREE_COLOURS
      ? {
          type: "negative",
          text: "Many colours",
          description: `It has ${colours} colours; more than six look restless and cost 10 points each.`,
        }
      : {
          type: "positive",
          text: "A calm palette",
          description: "Six colours or fewer are easy to remember.",
        };
  return [...said, palette];
}

const presentColour = ({ rgb, share }: Dominant): IconColor => {
  const percentage = Math.round(share * 1000) / 10;
  return { color: toHex(rgb), percentage, isRecommended: percentage > RECOMMENDED_PERCENT };
};

/** What 64 × 64 pixels (RGBA) tell; the same pixels always tell the same. `null` when none can be seen. */
export function analyzeIcon(pixels: Uint8Array): IconAnalysis | null {
  const colours = dominantColours(pixels);
  if (colours.length === 0) return null;
  const parts = [contrastPart(colours), smallSizePart(pixels), strengthPart(colours)];
  const reached = parts.reduce((sum, part) => sum + (part.points * part.weight) / 100, 0);
  const penalty = 10 * Math.max(0, colours.length - FREE_COLOURS);
  return {
    colors: colours.map(presentColour),
    feedback: feedbackOf(parts, colours.length),
    score: Math.min(98, Math.max(60, Math.round(60 + (38 * reached) / 100) - penalty)),
    parts,
    penalty,
    algorithm: "icon-pixels",
    version: 1,
  };
}
