import type { Screen, ScreenshotDraft } from "@listwise/contracts/tools";

export const MAX_SCREENS = 10;

/** Creates a random id. Pages over plain HTTP don't have `randomUUID`. */
function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

export interface BackgroundPreset {
  name: string;
  background: Screen["background"];
  textColour: string;
}

export const BACKGROUND_PRESETS: readonly BackgroundPreset[] = [
  { name: "Night", background: { kind: "gradient", from: "#1b1340", to: "#5b3cc4" }, textColour: "#ffffff" },
  { name: "Ocean", background: { kind: "gradient", from: "#0b3a63", to: "#1f9bb6" }, textColour: "#ffffff" },
  {
    name: "Sunrise",
    background: { kind: "gradient", from: "#ffe3c2", to: "#ff9a76" },
    textColour: "#3b1410",
  },
  { name: "Meadow", background: { kind: "gradient", from: "#e7f8e8", to: "#8fd6a1" }, textColour: "#10331c" },
  { name: "Paper", background: { kind: "plain", from: "#f5f5f7", to: "#f5f5f7" }, textColour: "#16171b" },
  { name: "Ink", background: { kind: "plain", from: "#101114", to: "#101114" }, textColour: "#ffffff" },
];

const getStyle = ({ background, textColour }: BackgroundPreset) => ({ background, textColour });

export function createScreen(like?: Screen): Screen {
  const [first] = BACKGROUND_PRESETS;
  return {
    caption: "Say what it does",
    sub: "",
    background: { kind: "plain", from: "#101114", to: "#101114" },
    textColour: "#ffffff",
    layout: "text-top",
    frame: true,
    scale: 0.9,
    ...(first && getStyle(first)),
    ...like,
    id: randomId(),
  };
}

/** Moves a screen by one position; at the ends nothing changes. */
export function moveScreen(screens: readonly Screen[], id: string, by: 1 | -1): Screen[] {
  const from = screens.findIndex((screen) => screen.id === id);
  const other = screens[from + by];
  const one = screens[from];
  if (!one || !other) return [...screens];
  return screens.map((screen, index) => (index === from ? other : index === from + by ? one : screen));
}

export function updateScreen(work: ScreenshotDraft, id: string, change: Partial<Screen>): ScreenshotDraft {
  return {
    ...work,
    screens: work.screens.map((screen) => (screen.id === id ? { ...screen, ...change } : screen)),
  };
}
