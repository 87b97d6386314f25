import { createRequire } from "node:module";
import { join } from "node:path";

const { resolve } = createRequire(import.meta.url);

/** Returns the path of a package's folder. Its files aren't among its exports, so it is found by its main file. */
function findFolder(name: string): string {
  const main = resolve(name);
  return main.slice(0, main.lastIndexOf(join("node_modules", name)) + join("node_modules", name).length);
}

const getFontPath = (name: string, file: string) => join(findFolder(name), file);

/** Font files. Only the glyphs that a report uses are embedded in its PDF. */
export const FONT_PATHS = [
  getFontPath("@expo-google-fonts/noto-sans", "400Regular/NotoSans_400Regular.ttf"),
  getFontPath("@expo-google-fonts/noto-sans", "700Bold/NotoSans_700Bold.ttf"),
  getFontPath("@expo-google-fonts/noto-sans-arabic", "400Regular/NotoSansArabic_400Regular.ttf"),
  getFontPath("@expo-google-fonts/noto-sans-arabic", "700Bold/NotoSansArabic_700Bold.ttf"),
  getFontPath("@expo-google-fonts/noto-sans-thai", "400Regular/NotoSansThai_400Regular.ttf"),
  getFontPath("@expo-google-fonts/noto-sans-thai", "700Bold/NotoSansThai_700Bold.ttf"),
  getFontPath("@expo-google-fonts/noto-emoji", "400Regular/NotoEmoji_400Regular.ttf"),
  getFontPath("@embedpdf/fonts-hebrew", "fonts/NotoSansHebrew-Regular.ttf"),
  getFontPath("@embedpdf/fonts-hebrew", "fonts/NotoSansHebrew-Bold.ttf"),
  getFontPath("@embedpdf/fonts-jp", "fonts/NotoSansJP-Regular.otf"),
  getFontPath("@embedpdf/fonts-jp", "fonts/NotoSansJP-Bold.otf"),
  getFontPath("@embedpdf/fonts-kr", "fonts/NotoSansKR-Regular.otf"),
  getFontPath("@embedpdf/fonts-kr", "fonts/NotoSansKR-Bold.otf"),
  getFontPath("@embedpdf/fonts-sc", "fonts/NotoSansHans-Regular.otf"),
  getFontPath("@embedpdf/fonts-sc", "fonts/NotoSansHans-Bold.otf"),
];

const JAPANESE = "Noto Sans Japanese";
const KOREAN = "Noto Sans Korean";
const CHINESE = "Noto Sans S Chinese";
const HAN_BY_COUNTRY: Readonly<Record<string, readonly string[]>> = {
  kr: [KOREAN, JAPANESE, CHINESE],
  cn: [CHINESE, KOREAN, JAPANESE],
  hk: [CHINESE, KOREAN, JAPANESE],
  mo: [CHINESE, KOREAN, JAPANESE],
  sg: [CHINESE, KOREAN, JAPANESE],
  tw: [CHINESE, KOREAN, JAPANESE],
};

/** Returns the font families in the order in which they are tried; Chinese characters have the shapes of the country. */
export const getFontFamilies = (country: string): string[] => [
  "Noto Sans",
  "Noto Sans Arabic",
  "Noto Sans Hebrew",
  "Noto Sans Thai",
  ...(HAN_BY_COUNTRY[country] ?? [JAPANESE, KOREAN, CHINESE]),
  "Noto Emoji",
];
