/** Smallest contrast of text in a screenshot; WCAG 2.2 SC 1.4.3 for normal text, because stores show screenshots small. */
export const MIN_TEXT_CONTRAST = 4.5;

const channel = (color: string, at: number) => {
  const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of `#rrggbb`, 0…1. */
const computeLuminance = (color: string) =>
  0.2126 * channel(color, 1) + 0.7152 * channel(color, 3) + 0.0722 * channel(color, 5);

/**
 * Computes the contrast of two colors (`#rrggbb`) as (L₁ + 0.05) ÷ (L₂ + 0.05), 1…21, with the lighter one as L₁.
 * Source: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function computeTextContrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [computeLuminance(one), computeLuminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
