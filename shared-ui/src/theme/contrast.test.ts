import { computeContrastRatio } from "../testing/contrast";
import { accentNames } from "./accents";
import { resolveVariables, type ThemeChoice } from "./css-variables";
import { bandColors, chartColors } from "./palette";
import { tones } from "./tones";

const grounds = ["bg", "surface", "surface-raised", "surface-sunken", "field", "hover"];
const words = ["text", "text-muted", "text-subtle", "accent-text"];

/** Foreground, background and the minimum ratio that WCAG requires. */
function pairs(strong: boolean): [string, string, number][] {
  const text = strong ? 7 : 4.5;
  return [
    ...grounds.flatMap((ground): [string, string, number][] => [
      ...words.map((word): [string, string, number] => [word, ground, text]),
      ["border-control", ground, 3],
      ["ring", ground, 3],
    ]),
    ["text", "active", text],
    ["accent-text", "accent-soft", 4.5],
    ["text", "accent-soft", text],
    ["accent-on", "accent", text],
    ["accent-on", "accent-hover", text],
    ["accent", "surface", 3],
    ["danger-on", "danger", text],
    ["danger-on", "danger-hover", text],
    ...Object.keys(tones.dark).flatMap((tone): [string, string, number][] => [
      [`${tone}-text`, `${tone}-soft`, text],
      [`${tone}-text`, "surface", text],
      [`${tone}-text`, "bg", text],
      ["text", `${tone}-soft`, text],
    ]),
    ...chartColors.dark.map((_, index): [string, string, number] => [`chart-${index + 1}`, "surface", 3]),
    ...bandColors.dark.map((_, index): [string, string, number] => [`band-${index + 1}`, "surface", 3]),
    ...bandColors.dark
      .slice(1)
      .map((_, index): [string, string, number] => [`band-${index + 2}`, `band-${index + 1}`, 2]),
  ];
}

const choices = (["dark", "light"] as const).flatMap((theme) =>
  accentNames.flatMap((accent) =>
    [false, true].map((highContrast): ThemeChoice => ({ theme, accent, highContrast })),
  ),
);

test.each(choices)("$theme, $accent, high contrast $highContrast: every pair is readable", (choice) => {
  const colors = resolveVariables(choice);
  const tooWeak = pairs(choice.highContrast)
    .map(([front, back, least]) => ({
      front,
      back,
      least,
      ratio: computeContrastRatio(colors[front] ?? "", colors[back] ?? ""),
    }))
    .filter(({ ratio, least }) => !(ratio >= least));
  expect(tooWeak).toEqual([]);
});

test("extreme values of the formula", () => {
  expect(computeContrastRatio("#000000", "#ffffff")).toBeCloseTo(21);
  expect(computeContrastRatio("#777777", "#777777")).toBe(1);
});
