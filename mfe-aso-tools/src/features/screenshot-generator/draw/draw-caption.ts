import type { Screen } from "@listwise/contracts/tools";
import { getBlockGap, type FittedCaption, type Measure } from "../layout/fit-caption";
import type { TextArea } from "../layout/place-screen";
import type { Pen } from "./draw-device";

/** Text is measured at this size, because widths grow with the size. */
const MEASURED_AT = 100;

/** Returns a function that measures text with a canvas, and remembers the widths. */
export function createMeasure(pen: Pen, family: string): Measure {
  const known = new Map<string, number>();
  return (text, weight) => {
    const key = `${weight} ${text}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    pen.font = `${weight} ${MEASURED_AT}px ${family}`;
    const width = pen.measureText(text).width / MEASURED_AT;
    known.set(key, width);
    return width;
  };
}

interface CaptionStyle {
  family: string;
  color: Screen["textColor"];
  isRtl: boolean;
}

function getTop({ y, height, anchor }: TextArea, tall: number): number {
  if (anchor === "top") return y;
  return anchor === "bottom" ? y + height - tall : y + (height - tall) / 2;
}

/** Draws a fitted caption into its area. */
export function drawCaption(pen: Pen, fitted: FittedCaption, area: TextArea, style: CaptionStyle): void {
  const { family, color, isRtl } = style;
  const start = isRtl ? area.x + area.width : area.x;
  const x = area.align === "center" ? area.x + area.width / 2 : start;
  let y = getTop(area, fitted.height);
  pen.direction = isRtl ? "rtl" : "ltr";
  pen.textAlign = area.align;
  pen.textBaseline = "alphabetic";
  pen.fillStyle = color;
  for (const { lines, weight, fontSize, lineHeight } of fitted.blocks) {
    pen.font = `${weight} ${fontSize}px ${family}`;
    for (const line of lines) {
      pen.fillText(line, x, y + lineHeight * 0.8);
      y += lineHeight;
    }
    y += getBlockGap(fitted.blocks);
  }
}
