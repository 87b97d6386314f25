import { accentNames, accents, highContrastAccents, type AccentName } from "./accents";
import { chartColours, highContrastSurfaces, surfaces, type ThemeName } from "./palette";
import { scales, shadows } from "./scales";
import { highContrastToneTexts, tones } from "./tones";

/** A combination of theme, accent and contrast. */
export interface ThemeChoice {
  theme: ThemeName;
  accent: AccentName;
  highContrast: boolean;
}

type Variables = Record<string, string>;

function prefixed(prefix: string, values: Variables): Variables {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]));
}

function themeVariables(theme: ThemeName): Variables {
  const toneValues = Object.entries(tones[theme]).flatMap(([name, [text, soft, border]]) => [
    [`${name}-text`, text],
    [`${name}-soft`, soft],
    [`${name}-border`, border],
  ]);
  const chart = chartColours[theme].map((color, index) => [`chart-${index + 1}`, color]);
  return {
    ...surfaces[theme],
    ...Object.fromEntries(toneValues),
    ...Object.fromEntries(chart),
    ...shadows[theme],
  };
}

function highContrastVariables(theme: ThemeName): Variables {
  const texts = Object.entries(highContrastToneTexts[theme]).map(([name, text]) => [`${name}-text`, text]);
  return { ...highContrastSurfaces[theme], ...Object.fromEntries(texts) };
}

function accentVariables({ theme, accent, highContrast }: ThemeChoice): Variables {
  const { accent: fill, ...rest } = (highContrast ? highContrastAccents : accents)[theme][accent];
  return { accent: fill, ...prefixed("accent-", rest), ring: rest.text };
}

/** Returns all colors of a combination by name (without `--lw-`), as the cascade resolves them. */
export function resolveVariables(choice: ThemeChoice): Variables {
  return {
    ...themeVariables(choice.theme),
    ...(choice.highContrast ? highContrastVariables(choice.theme) : {}),
    ...accentVariables(choice),
  };
}

function declarations(variables: Variables): string {
  return Object.entries(variables)
    .map(([name, value]) => `--lw-${name}:${value};`)
    .join("");
}

function rule(selector: string, variables: Variables): string {
  return `${selector}{${declarations(variables)}}`;
}

/**
 * Returns the variables of the light theme with the purple accent, for pages without scripts. Read by the
 * build of the initial HTML.
 * @public
 */
export function lightVariables(): string {
  return declarations(resolveVariables(choice("light", "purple", false)));
}

/**
 * Returns the CSS variable rules of every theme, accent and contrast. Without attributes they give dark and
 * purple.
 */
export function variableRules(): string {
  const light = '[data-theme="light"]';
  const high = '[data-contrast="high"]';
  const rules = [
    rule(":root", {
      ...scales,
      ...themeVariables("dark"),
      ...accentVariables(choice("dark", "purple", false)),
    }),
    rule(`:root${light}`, {
      ...themeVariables("light"),
      ...accentVariables(choice("light", "purple", false)),
    }),
    rule(`:root${high}`, {
      ...highContrastVariables("dark"),
      ...accentVariables(choice("dark", "purple", true)),
    }),
    // Sets all variables, because the dark high-contrast rule above also overrides those that light high
    // contrast keeps.
    rule(`:root${light}${high}`, resolveVariables(choice("light", "purple", true))),
  ];
  for (const name of accentNames) {
    const own = `[data-accent="${name}"]`;
    rules.push(
      rule(`:root${own}`, accentVariables(choice("dark", name, false))),
      rule(`:root${light}${own}`, accentVariables(choice("light", name, false))),
      rule(`:root${high}${own}`, accentVariables(choice("dark", name, true))),
      rule(`:root${light}${high}${own}`, accentVariables(choice("light", name, true))),
    );
  }
  return [...rules, paperRule()].join("\n");
}

/** Returns the print rule: on paper, the light theme's colors apply whatever the screen theme. */
function paperRule(): string {
  const stronger = ":root".repeat(5);
  const light = resolveVariables(choice("light", "purple", false));
  return `@media print{${rule(stronger, { ...light, bg: "#ffffff" })}}`;
}

function choice(theme: ThemeName, accent: AccentName, highContrast: boolean): ThemeChoice {
  return { theme, accent, highContrast };
}
