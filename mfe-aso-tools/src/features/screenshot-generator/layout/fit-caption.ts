import { memoizeLazy } from "@listwise/shared-ui";
import { isBanner, isTablet, type StoreSize } from "@listwise/aso-core/screenshots";
import type { Caption } from "@listwise/contracts/tools";
import { wrapText } from "./wrap-text";

const words = memoizeLazy(() => new Intl.Segmenter("en", { granularity: "word" }));

/** Returns the width of a text as a multiple of its font size. */
export type Measure = (text: string, weight: number) => number;

/** Lines of the same size. */
export interface TextBlock {
  lines: readonly string[];
  weight: number;
  fontSize: number;
  lineHeight: number;
}

/** A caption as it is drawn. `fits` is false if it is too long, or a word is wider than a line, even in the smallest type. */
export interface FittedCaption {
  blocks: readonly TextBlock[];
  height: number;
  fits: boolean;
}

/** The smallest type, relative to the largest; chosen by us, so that the captions of a set look alike. */
const MIN_SHARE = 0.6;
const STEP = 0.94;
const LINE_HEIGHT = 1.18;
const GAP_SHARE = 0.4;
const SUB_SHARE = 0.52;
const MAX_LINES = { title: 3, sub: 3 };

/** Largest type of a caption, in pixels. */
export function getTitleSize(size: StoreSize): number {
  if (isBanner(size)) return size.height * 0.125;
  return size.width * (isTablet(size) ? 0.064 : 0.088);
}

/** Fits a caption into a width and a height: in the largest type if possible, else smaller down to 60%. */
export function fitCaption(
  caption: Caption,
  area: { width: number; height: number },
  largest: number,
  measure: Measure,
): FittedCaption {
  let last: FittedCaption = { blocks: [], height: 0, fits: true };
  for (let share = 1; share >= MIN_SHARE; share *= STEP) {
    last = setCaption(caption, area, largest * share, measure);
    if (last.fits) return last;
  }
  return last;
}

function setCaption(
  { title, sub }: Caption,
  area: { width: number; height: number },
  titleSize: number,
  measure: Measure,
): FittedCaption {
  let isBroken = false;
  const set = (text: string, weight: number, fontSize: number): TextBlock => {
    const width = area.width / fontSize;
    // Scripts without spaces wrap between their words, so only words that don't fit are broken.
    isBroken ||= [...words().segment(text)].some(({ segment }) => measure(segment, weight) > width);
    return {
      lines: wrapText(text, (part) => measure(part, weight), width),
      weight,
      fontSize,
      lineHeight: fontSize * LINE_HEIGHT,
    };
  };
  const [first, second] = [set(title, 700, titleSize), set(sub, 500, titleSize * SUB_SHARE)];
  const blocks = [first, second].filter(({ lines }) => lines.length > 0);
  const gap = blocks.length > 1 ? titleSize * GAP_SHARE : 0;
  const height = blocks.reduce((sum, { lines, lineHeight }) => sum + lines.length * lineHeight, gap);
  const fits =
    !isBroken &&
    height <= area.height &&
    first.lines.length <= MAX_LINES.title &&
    second.lines.length <= MAX_LINES.sub;
  return { blocks, height, fits };
}

/** Returns the distance between two blocks of a caption, in the unit of their font size. */
export const getBlockGap = (blocks: readonly TextBlock[]): number =>
  blocks.length > 1 ? (blocks[0]?.fontSize ?? 0) * GAP_SHARE : 0;
