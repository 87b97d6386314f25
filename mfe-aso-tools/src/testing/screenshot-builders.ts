import type { Screen, ScreenshotDraft } from "@listwise/contracts/tools";

/** An id in the format of images. */
export const anImageId = (n: number) => String(n).padStart(24, "0");

export function aScreen(change: Partial<Screen> = {}): Screen {
  return {
    id: "s1",
    layout: "caption-top",
    frame: "dark",
    scale: 1,
    background: { kind: "plain", from: "#101114", to: "#101114" },
    textColor: "#ffffff",
    captions: { "en-US": { title: "Find every trail", sub: "" } },
    images: { 1: anImageId(1) },
    ...change,
  };
}

export function aScreenshotDraft(change: Partial<ScreenshotDraft> = {}): ScreenshotDraft {
  return {
    size: "iphone-6.9",
    sizes: ["iphone-6.9"],
    font: "inter",
    baseLocale: "en-US",
    locales: ["en-US"],
    fallsBack: false,
    storesImages: false,
    screens: [aScreen()],
    ...change,
  };
}
