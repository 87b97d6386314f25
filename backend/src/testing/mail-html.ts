import { Parser } from "htmlparser2";

/** Colors of an element in light and dark mode. */
type Colors = Record<"light" | "dark", { color: string; "background-color": string }>;

/** An element of an email with the colors that its text has. */
export interface MailElement {
  name: string;
  attributes: Record<string, string>;
  style: Record<string, string>;
  /** Text directly inside the element. */
  text: string;
  colors: Colors;
}

const DARK_RULES = /@media \(prefers-color-scheme:dark\)\{((?:[^{}]+\{[^{}]*\})*)\}/;

function parseStyle(style: string): Record<string, string> {
  const pairs = style.split(";").map((rule) => rule.split(/:(.*)/s, 2).map((part) => part.trim()));
  return Object.fromEntries(pairs.filter(([name]) => name));
}

/** Returns the rules for dark mode by class, without `!important`. Fails if a rule sets more than colors. */
function parseDarkRules(html: string): Map<string, Record<string, string>> {
  const [, rules = ""] = DARK_RULES.exec(html) ?? [];
  return new Map(
    [...rules.matchAll(/\.([\w-]+)\{([^{}]*)\}/g)].map(([, name = "", style = ""]) => [
      name,
      parseStyle(style.replaceAll(" !important", "")),
    ]),
  );
}

/** Returns the style sheet of an email without its rules for dark mode. */
export const readOtherRules = (html: string): string =>
  /<style>([^]*)<\/style>/.exec(html)?.[1]?.replace(DARK_RULES, "").trim() ?? "";

/** Returns the elements of an email in order, as mail programs see them. */
export function readMailElements(html: string): MailElement[] {
  const dark = parseDarkRules(html);
  const all: MailElement[] = [];
  const open: MailElement[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const style = parseStyle(attributes["style"] ?? "");
      const before = open.at(-1)?.colors ?? {
        light: { color: "#000000", "background-color": "#ffffff" },
        dark: { color: "#000000", "background-color": "#ffffff" },
      };
      const colors = {
        light: { ...before.light, ...pickColors(style) },
        dark: {
          ...before.dark,
          ...pickColors(style),
          ...pickColors(dark.get(attributes["class"] ?? "") ?? {}),
        },
      };
      const element = { name, attributes, style, text: "", colors };
      all.push(element);
      open.push(element);
    },
    ontext(text) {
      const element = open.at(-1);
      if (element) element.text += text;
    },
    onclosetag: () => void open.pop(),
  });
  parser.end(html);
  return all;
}

const pickColors = (style: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(style).filter(([name]) => name === "color" || name === "background-color"),
  );

function computeLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of an element's text in one mode, 1…21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function computeTextContrast({ colors }: MailElement, mode: keyof Colors): number {
  const { color, "background-color": background } = colors[mode];
  const [light = 0, dark = 0] = [computeLuminance(color), computeLuminance(background)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
