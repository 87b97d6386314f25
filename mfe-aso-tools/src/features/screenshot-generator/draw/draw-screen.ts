import type { Screen } from "@listwise/contracts/tools";
import { drawText, type Pen } from "./draw-text";
import type { StoreSize } from "./sizes";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MAX_WIDTH_SHARE = 0.86;
const BODY = "#16171b";
const EDGE = "#3a3c44";
const EMPTY = "#c9ccd6";

function drawBackground(pen: Pen, { background }: Screen, { width, height }: StoreSize): void {
  if (background.kind === "gradient") {
    const gradient = pen.createLinearGradient(0, 0, width * 0.35, height);
    gradient.addColorStop(0, background.from);
    gradient.addColorStop(1, background.to);
    pen.fillStyle = gradient;
  } else {
    pen.fillStyle = background.from;
  }
  pen.fillRect(0, 0, width, height);
}

/** Returns the device's box: next to text it may run off the far edge, alone it is fully visible. */
export function placeDevice(screen: Screen, size: StoreSize, words: number): Box {
  const gap = size.height * 0.035;
  const width = size.width * MAX_WIDTH_SHARE * screen.scale;
  const height = width * (size.height / size.width);
  const x = (size.width - width) / 2;
  if (screen.layout === "screen-only") return { x, y: (size.height - height) / 2, width, height };
  const y = screen.layout === "text-top" ? words + gap : size.height - words - gap - height;
  return { x, y, width, height };
}

function traceRoundedRect(pen: Pen, { x, y, width, height }: Box, radius: number): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
}

const insetBox = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** Draws the image to fill its box; overflow is cropped at the sides or at the bottom. */
function drawScreenshot(pen: Pen, box: Box, picture: ImageBitmap): void {
  const ratio = Math.max(box.width / picture.width, box.height / picture.height);
  const [width, height] = [box.width / ratio, box.height / ratio];
  pen.drawImage(picture, (picture.width - width) / 2, 0, width, height, box.x, box.y, box.width, box.height);
}

function drawDevice(pen: Pen, screen: Screen, size: StoreSize, box: Box, picture: ImageBitmap | null): void {
  const bezel = screen.frame ? box.width * (size.tablet ? 0.028 : 0.024) : 0;
  const radius = box.width * (size.tablet ? 0.045 : 0.12);
  if (screen.frame) {
    pen.fillStyle = EDGE;
    traceRoundedRect(pen, box, radius);
    pen.fill();
    pen.fillStyle = BODY;
    traceRoundedRect(pen, insetBox(box, bezel * 0.18), radius - bezel * 0.18);
    pen.fill();
  }
  const glass = insetBox(box, bezel);
  pen.save();
  traceRoundedRect(pen, glass, Math.max(0, radius - bezel));
  pen.clip();
  pen.fillStyle = EMPTY;
  pen.fillRect(glass.x, glass.y, glass.width, glass.height);
  if (picture) drawScreenshot(pen, glass, picture);
  pen.restore();
}

/** Draws one screenshot at the size to which the canvas is scaled. */
export function drawScreen(pen: Pen, screen: Screen, size: StoreSize, picture: ImageBitmap | null): void {
  drawBackground(pen, screen, size);
  const words = drawText(pen, screen, size);
  drawDevice(pen, screen, size, placeDevice(screen, size, words), picture);
}
