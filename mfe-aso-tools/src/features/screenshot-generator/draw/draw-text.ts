import type { Screen } from "@listwise/contracts/tools";
import type { StoreSize } from "./sizes";
import { wrapText } from "./wrap-text";

export type Pen = CanvasRenderingContext2D;

const FAMILY = 'Inter, system-ui, -apple-system, "Segoe UI", sans-serif';
const MARGIN = 0.08;
const LINE = 1.18;
const MIN_FONT_SHARE = 0.6;
const STEP = 0.92;

interface Block {
  lines: string[];
  font: string;
  lineHeight: number;
}

/** Fits a text: the largest font size at which it needs no more than `most` lines. */
function fitText(pen: Pen, text: string, weight: number, size: number, width: number, most: number): Block {
  let letters = size;
  for (;;) {
    const font = `${weight} ${Math.round(letters)}px ${FAMILY}`;
    pen.font = font;
    const lines = wrapText(text, (part) => pen.measureText(part).width, width);
    if (lines.length <= most || letters * STEP < size * MIN_FONT_SHARE) {
      return { lines: lines.slice(0, most), font, lineHeight: letters * LINE };
    }
    letters *= STEP;
  }
}

/** Draws the caption and the second line. Returns their height, measured from the edge of the screenshot. */
export function drawText(pen: Pen, screen: Screen, { width, height, tablet }: StoreSize): number {
  if (screen.layout === "screen-only") return 0;
  const room = width * (1 - 2 * MARGIN);
  const large = width * (tablet ? 0.062 : 0.085);
  const blocks = [
    fitText(pen, screen.caption, 700, large, room, 3),
    fitText(pen, screen.sub, 400, large * 0.5, room, 3),
  ].filter(({ lines }) => lines.length > 0);
  const gap = large * 0.35;
  const tall = blocks.reduce((sum, { lines, lineHeight }) => sum + lines.length * lineHeight, 0);
  const whole = tall + gap * Math.max(0, blocks.length - 1);
  if (whole === 0) return 0;
  const edge = height * 0.05;
  let y = screen.layout === "text-top" ? edge : height - edge - whole;
  pen.fillStyle = screen.textColour;
  pen.textAlign = "center";
  pen.textBaseline = "top";
  for (const { lines, font, lineHeight } of blocks) {
    pen.font = font;
    for (const line of lines) {
      pen.fillText(line, width / 2, y);
      y += lineHeight;
    }
    y += gap;
  }
  return edge + whole;
}
