import {
  getStorePath,
  getStoreSize,
  isBanner,
  SIZE_KEYS,
  STORE_SIZES,
  type StoreSize,
} from "@listwise/aso-core/screenshots";
import type { ScreenshotDraft } from "@listwise/contracts/tools";
import { saveFile } from "@listwise/shared-ui";
import { unzipSync } from "fflate";
import { listShots } from "../../features/screenshot-generator/export/list-shots";
import { renderShots, renderZip } from "../../features/screenshot-generator/export/render-zip";
import { aScreen, aScreenshotDraft, anImageId } from "../../testing/screenshot-builders";
import { readBytes, type ExportCase } from "./export-cases";

const SOURCE = "screenshot-generator/export/use-export.ts";
const LOCALES = ["en-US", "he-IL", "zh-Hans"];
const SCREENS = 10;

/** A draft in three languages and all sizes, with more screens than Google Play takes. */
const DRAFT: ScreenshotDraft = aScreenshotDraft({
  sizes: [...SIZE_KEYS],
  locales: LOCALES,
  screens: Array.from({ length: SCREENS }, (_, index) =>
    aScreen({
      id: `s${index}`,
      images: { 1: anImageId(index) },
      captions: Object.fromEntries(LOCALES.map((locale) => [locale, { title: `Trail ${index}`, sub: "" }])),
    }),
  ),
});

const options = {
  load: async () => new Blob(["image"]),
  signal: new AbortController().signal,
  onProgress: () => undefined,
};

/** Returns size and color type of a PNG file; color type 2 is RGB without transparency. */
function parsePng(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20), colorType: view.getUint8(25) };
}

const toPng = ({ width, height }: StoreSize) => ({ width, height, colorType: 2 });

/** The archive of all sizes, and one image. */
export const SCREENSHOT_CASES: readonly ExportCase[] = [
  {
    name: "Screenshot Generator: zip in all sizes and languages",
    source: SOURCE,
    fileName: /^screenshots-11\.zip$/,
    run: async () => saveFile("screenshots-11.zip", await renderZip(listShots(DRAFT), options)),
    async check(content) {
      const files = unzipSync(await readBytes(content));
      const expected = STORE_SIZES.flatMap((size) =>
        LOCALES.flatMap((locale) =>
          Array.from({ length: isBanner(size) ? 1 : Math.min(SCREENS, size.maximum) }, (_, index) => ({
            path: getStorePath(size, locale, index),
            png: toPng(size),
          })),
        ),
      );
      expect(new Map(Object.entries(files).map(([path, bytes]) => [path, parsePng(bytes)]))).toEqual(
        new Map(expected.map(({ path, png }) => [path, png])),
      );
      expect(Object.keys(files)).toHaveLength(expected.length);
    },
  },
  {
    name: "Screenshot Generator: png",
    source: SOURCE,
    fileName: /^en-US-.*_01_2064x2752\.png$/,
    async run() {
      const [shot] = listShots({ ...DRAFT, sizes: ["ipad-13"], locales: ["en-US"] });
      for await (const { shot: done, png } of renderShots(shot ? [shot] : [], options))
        saveFile(`${done.locale}-${done.path.split("/").at(-1) ?? ""}`, png);
    },
    check: async (content) =>
      expect(parsePng(await readBytes(content))).toEqual(toPng(getStoreSize("ipad-13"))),
  },
];
