import { accentNames, accents, highContrastAccents, type AccentName } from "./accents";
import { chartColours, highContrastSurfaces, surfaces, type ThemeName } from "./palette";
import { scales, shadows } from "./scales";
import { highContrastToneTexts, tones } from "./tones";

/** One combination a person can see. */
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
  const chart = chartColours[theme].map((colour, index) => [`chart-${index + 1}`, colour]);
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

/** All colours of one combination, name (without `--lw-`) → value: what the style sheet resolves to. */
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
 * The variables of light and purple, for pages that no script can give a theme; the build of the first view reads them.
 * @public
 */
export function lightVariables(): string {
  return declarations(resolveVariables(choice("light", "purple", false)));
}

/** The style sheet's variable rules for every theme, accent and contrast; dark and purple without attributes. */
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
    // All of it: what high contrast leaves alone in light, the rule above has changed for dark.
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

/** Paper is white: whatever is chosen for the screen, what is printed has the light theme's colours. */
function paperRule(): string {
  const stronger = ":root".repeat(5);
  const light = resolveVariables(choice("light", "purple", false));
  return `@media print{${rule(stronger, { ...light, bg: "#ffffff" })}}`;
}

function choice(theme: ThemeName, accent: AccentName, highContrast: boolean): ThemeChoice {
  return { theme, accent, highContrast };
}
