import type { ScreenshotDraft } from "@listwise/contracts/tools";

type FontKey = ScreenshotDraft["font"];

interface Font {
  key: FontKey;
  label: string;
  /** First family of the stack; scripts that it lacks use the system's fonts. */
  family: string;
}

export const FONTS: readonly Font[] = [
  { key: "inter", label: "Inter", family: "Inter Variable" },
  { key: "nunito", label: "Nunito (rounded)", family: "Listwise Nunito" },
  { key: "lora", label: "Lora (serif)", family: "Listwise Lora" },
];

const FALLBACK = 'system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif';
const WEIGHTS = [500, 700];

/** Returns the font families for a canvas. */
export function getFamily(key: FontKey): string {
  const family = FONTS.find((font) => font.key === key)?.family ?? "Inter Variable";
  return `"${family}", ${FALLBACK}`;
}

const added = new Set<FontKey>();

/** Registers the files of a bundled font. The browser loads only those that a text needs. */
async function addFont(key: FontKey): Promise<void> {
  if (key === "inter" || added.has(key)) return;
  added.add(key);
  const { listFontFiles } = await import("./font-files");
  for (const { url, range } of listFontFiles(key)) {
    const face = new FontFace(key === "nunito" ? "Listwise Nunito" : "Listwise Lora", `url("${url}")`, {
      weight: "400 800",
      unicodeRange: range,
    });
    document.fonts.add(face);
  }
}

/** Loads what a font needs for a text. A file that can't be loaded leaves the fallback. */
export async function loadFont(key: FontKey, text: string): Promise<void> {
  if (!("fonts" in document)) return;
  await addFont(key);
  await Promise.all(
    WEIGHTS.map((weight) => document.fonts.load(`${weight} 100px ${getFamily(key)}`, text)),
  ).catch(() => undefined);
}
