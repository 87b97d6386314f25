import type { ScreenshotDraft } from "@listwise/contracts/tools";
import { BACKGROUNDS } from "./backgrounds";
import { createScreen, type ScreenStyle } from "./draft";

/** Screens that a template adds to an empty draft. */
const TEMPLATE_SCREENS = 3;

/** A starting point: a font, and looks that the screens repeat in turn. */
export interface Template {
  name: string;
  font: ScreenshotDraft["font"];
  styles: readonly [ScreenStyle, ...ScreenStyle[]];
}

function style(name: string, change: Partial<ScreenStyle> = {}): ScreenStyle {
  const { background, textColor } = BACKGROUNDS.find((one) => one.name === name) ?? BACKGROUNDS[0];
  return { layout: "caption-top", frame: "dark", scale: 1, background, textColor, ...change };
}

export const TEMPLATES: readonly Template[] = [
  { name: "Classic", font: "inter", styles: [style("Night")] },
  {
    name: "Panorama",
    font: "nunito",
    styles: [style("Meadow", { layout: "panorama", frame: "light" })],
  },
  {
    name: "Tilted",
    font: "inter",
    styles: [style("Aurora", { layout: "tilted" }), style("Aurora", { layout: "caption-bottom" })],
  },
  {
    name: "Two devices",
    font: "nunito",
    styles: [
      style("Sunrise", { layout: "duo", frame: "light" }),
      style("Sunrise", { frame: "light" }),
      style("Sunrise", { layout: "caption-bottom", frame: "light" }),
    ],
  },
  {
    name: "Editorial",
    font: "lora",
    styles: [style("Paper", { layout: "caption-bottom" }), style("Paper")],
  },
  {
    name: "Full screen",
    font: "inter",
    styles: [style("Ink", { layout: "full-bleed" })],
  },
];

/** Restyles a draft and adds screens until there are three. Texts and images stay. */
export function applyTemplate(draft: ScreenshotDraft, { font, styles }: Template): ScreenshotDraft {
  const count = Math.max(draft.screens.length, TEMPLATE_SCREENS);
  const screens = Array.from({ length: count }, (_, index) => ({
    ...(draft.screens[index] ?? createScreen()),
    ...(styles[index % styles.length] ?? styles[0]),
  }));
  return { ...draft, font, screens };
}
