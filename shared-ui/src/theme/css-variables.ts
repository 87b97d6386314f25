import { accentNames, accents, highContrastAccents, type AccentName } from "./accents";
import { bandColors, chartColors, highContrastSurfaces, surfaces, type ThemeName } from "./palette";
import { scales, shadows } from "./scales";
import { highContrastToneTexts, tones } from "./tones";

/** A combination of theme, accent and contrast. */
export interface ThemeChoice {
  theme: ThemeName;
  accent: AccentName;
  highContrast: boolean;
}

type Variables = Record<string, string>;

function addPrefix(prefix: string, values: Variables): Variables {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]));
}

function getThemeVariables(theme: ThemeName): Variables {
  const toneValues = Object.entries(tones[theme]).flatMap(
    ([name, [text, soft, border]]): [string, string][] => [
      [`${name}-text`, text],
      [`${name}-soft`, soft],
      [`${name}-border`, border],
    ],
  );
  const chart = chartColors[theme].map((color, index): [string, string] => [`chart-${index + 1}`, color]);
  const bands = bandColors[theme].map((color, index): [string, string] => [`band-${index + 1}`, color]);
  return {
    ...surfaces[theme],
    ...Object.fromEntries(toneValues),
    ...Object.fromEntries([...chart, ...bands]),
    ...shadows[theme],
  };
}

function getHighContrastVariables(theme: ThemeName): Variables {
  const texts = Object.entries(highContrastToneTexts[theme]).map(([name, text]): [string, string] => [
    `${name}-text`,
    text,
  ]);
  return { ...highContrastSurfaces[theme], ...Object.fromEntries(texts) };
}

function getAccentVariables({ theme, accent, highContrast }: ThemeChoice): Variables {
  const { accent: fill, ...rest } = (highContrast ? highContrastAccents : accents)[theme][accent];
  return { accent: fill, ...addPrefix("accent-", rest), ring: rest.text };
}

/** Returns all colors of a combination by name (without `--lw-`), as the cascade resolves them. */
export function resolveVariables(choice: ThemeChoice): Variables {
  return {
    ...getThemeVariables(choice.theme),
    ...(choice.highContrast ? getHighContrastVariables(choice.theme) : {}),
    ...getAccentVariables(choice),
  };
}

function formatDeclarations(variables: Variables): string {
  return Object.entries(variables)
    .map(([name, value]) => `--lw-${name}:${value};`)
    .join("");
}

function formatRule(selector: string, variables: Variables): string {
  return `${selector}{${formatDeclarations(variables)}}`;
}

/**
 * Returns the variables of the light theme with the purple accent, for pages without scripts. Read by the
 * build of the initial HTML.
 * @public
 */
export function lightVariables(): string {
  return formatDeclarations(resolveVariables(choice("light", "purple", false)));
}

/**
 * Returns the CSS variable rules of every theme, accent and contrast. Without attributes they give dark and
 * purple.
 */
export function variableRules(): string {
  const light = '[data-theme="light"]';
  const high = '[data-contrast="high"]';
  const rules = [
    formatRule(":root", {
      ...scales,
      ...getThemeVariables("dark"),
      ...getAccentVariables(choice("dark", "purple", false)),
    }),
    formatRule(`:root${light}`, {
      ...getThemeVariables("light"),
      ...getAccentVariables(choice("light", "purple", false)),
    }),
    formatRule(`:root${high}`, {
      ...getHighContrastVariables("dark"),
      ...getAccentVariables(choice("dark", "purple", true)),
    }),
    // Sets all variables, because the dark high-contrast rule above also overrides those that light high
    // contrast keeps.
    formatRule(`:root${light}${high}`, resolveVariables(choice("light", "purple", true))),
  ];
  for (const name of accentNames) {
    const own = `[data-accent="${name}"]`;
    rules.push(
      formatRule(`:root${own}`, getAccentVariables(choice("dark", name, false))),
      formatRule(`:root${light}${own}`, getAccentVariables(choice("light", name, false))),
      formatRule(`:root${high}${own}`, getAccentVariables(choice("dark", name, true))),
      formatRule(`:root${light}${high}${own}`, getAccentVariables(choice("light", name, true))),
    );
  }
  return [...rules, formatPrintRule()].join("\n");
}

/** Returns the print rule: on paper, the light theme's colors apply whatever the screen theme. */
function formatPrintRule(): string {
  const stronger = ":root".repeat(5);
  const light = resolveVariables(choice("light", "purple", false));
  return `@media print{${formatRule(stronger, { ...light, bg: "#ffffff" })}}`;
}

function choice(theme: ThemeName, accent: AccentName, highContrast: boolean): ThemeChoice {
  return { theme, accent, highContrast };
}
