export type Rgb = readonly [red: number, green: number, blue: number];

/** A color in OKLab, where equal distances look equally different: https://bottosson.github.io/posts/oklab/. */
export type Lab = readonly [lightness: number, a: number, b: number];

/** Converts an sRGB channel (0–255) to linear light (0–1), as IEC 61966-2-1 defines it. */
const toLinear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Converts a color to OKLab. The matrices are those of the OKLab definition. */
export function toLab([red, green, blue]: Rgb): Lab {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Returns the Euclidean distance of two colors in OKLab. */
export const computeDistance = (one: Lab, other: Lab): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** Returns the chroma sqrt(a² + b²) of an OKLab color: 0 for gray, about 0.32 at most in sRGB. */
export const computeChroma = ([, a, b]: Lab): number => Math.hypot(a, b);

/** Returns the relative luminance (0–1) as in WCAG: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance. */
const computeLuminance = ([red, green, blue]: Rgb) =>
  0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);

/** Returns the contrast ratio (1–21) as in WCAG: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio. */
export function computeContrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [computeLuminance(one), computeLuminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

export const toHex = (color: Rgb): string =>
  `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
