import type { StoreSize } from "@listwise/aso-core/screenshots";
import type { Screen } from "@listwise/contracts/tools";
import { getDeviceRatio, getFrame, type Frame } from "./frames";

/** Context of a canvas on the page. */
export type Pen = CanvasRenderingContext2D;

/** A decoded image. */
export type Picture = ImageBitmap;

const TONES = {
  dark: { body: "#16171b", edge: "#4a4c55", rim: "#0b0c0e" },
  light: { body: "#f4f4f6", edge: "#c3c5cc", rim: "#0b0c0e" },
} as const;
const EMPTY = "#c9ccd6";
const CAMERA = "#050506";

interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

function fillRounded(pen: Pen, { x, y, width, height }: Rect, radius: number, color: string): void {
  pen.fillStyle = color;
  pen.beginPath();
  pen.roundRect(x, y, width, height, Math.max(0, radius));
  pen.fill();
}

function fillCircle(pen: Pen, x: number, y: number, radius: number, color: string): void {
  pen.fillStyle = color;
  pen.beginPath();
  pen.arc(x, y, radius, 0, 2 * Math.PI);
  pen.fill();
}

/** Draws an image so that it fills its box, cropped at both sides or at the bottom; without an image a gray area. */
export function drawCovering(pen: Pen, picture: Picture | null, box: Rect): void {
  pen.fillStyle = EMPTY;
  pen.fillRect(box.x, box.y, box.width, box.height);
  if (!picture) return;
  const ratio = Math.max(box.width / picture.width, box.height / picture.height);
  const [width, height] = [box.width / ratio, box.height / ratio];
  pen.drawImage(picture, (picture.width - width) / 2, 0, width, height, box.x, box.y, box.width, box.height);
}

/** Width of a device in the canvas of its shadow. Browsers blur large areas slowly, and a blur needs few pixels. */
const SHADOW_WIDTH = 120;
/** Moves the shape out of the shadow's canvas, so that only its shadow remains. */
const OUTSIDE = 10_000;

/** Draws the shadow of a device, slightly below it. */
function drawShadow(pen: Pen, box: Rect, radius: number): void {
  const scale = SHADOW_WIDTH / box.width;
  const margin = box.width * 0.15;
  const [width, height] = [box.width + 2 * margin, box.height + 2 * margin];
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const small = canvas.getContext("2d");
  if (!small) return;
  small.scale(scale, scale);
  small.shadowColor = "rgb(0 0 0 / 35%)";
  small.shadowBlur = box.width * 0.06 * scale;
  small.shadowOffsetX = OUTSIDE;
  const shape = { x: margin - OUTSIDE / scale, y: margin, width: box.width, height: box.height };
  fillRounded(small, shape, radius, CAMERA);
  pen.drawImage(canvas, box.x - margin, box.y - margin + box.width * 0.025, width, height);
}

function drawBody(pen: Pen, box: Rect, frame: Frame, tone: "dark" | "light"): void {
  const { body, edge, rim } = TONES[tone];
  const { width } = box;
  const thick = width * 0.012;
  for (const [side, top, bottom] of frame.buttons) {
    const x = side === "left" ? box.x - thick * 0.6 : box.x + width - thick * 0.4;
    fillRounded(
      pen,
      { x, y: box.y + width * top, width: thick, height: width * (bottom - top) },
      thick / 2,
      edge,
    );
  }
  const inset = (by: number): Rect => ({
    x: box.x + by,
    y: box.y + by,
    width: width - 2 * by,
    height: box.height - 2 * by,
  });
  drawShadow(pen, box, width * frame.radius);
  fillRounded(pen, box, width * frame.radius, edge);
  fillRounded(pen, inset(width * 0.006), width * (frame.radius - 0.006), body);
  // Devices without large bezels have a black rim around the display.
  if (!frame.homeButton) {
    fillRounded(pen, inset(width * (frame.side * 0.42)), width * (frame.radius - frame.side * 0.42), rim);
  }
}

function drawCamera(pen: Pen, box: Rect, glass: Rect, frame: Frame): void {
  const middle = box.x + box.width / 2;
  if (frame.camera === "island") {
    const [width, height] = [glass.width * 0.3, glass.width * 0.087];
    fillRounded(
      pen,
      { x: middle - width / 2, y: glass.y + glass.width * 0.03, width, height },
      height / 2,
      CAMERA,
    );
  } else if (frame.camera === "hole") {
    fillCircle(pen, middle, glass.y + glass.width * 0.055, glass.width * 0.024, CAMERA);
  } else if (frame.camera === "bezel") {
    fillCircle(pen, middle, box.y + (glass.y - box.y) / 2, box.width * 0.008, "#3c3f47");
  }
  if (frame.homeButton) {
    const y = (glass.y + glass.height + box.y + box.height) / 2;
    pen.lineWidth = box.width * 0.006;
    pen.strokeStyle = "#8a8d96";
    pen.beginPath();
    pen.arc(middle, y, box.width * 0.07, 0, 2 * Math.PI);
    pen.stroke();
  }
}

/** Draws a device around the origin with its image, or an empty display. */
export function drawDevice(
  pen: Pen,
  {
    size,
    tone,
    width,
    picture,
  }: { size: StoreSize; tone: Screen["frame"]; width: number; picture: Picture | null },
): void {
  const frame = getFrame(size, tone);
  const height = width * getDeviceRatio(size, tone);
  const box = { x: -width / 2, y: -height / 2, width, height };
  const glass = {
    x: box.x + width * frame.side,
    y: box.y + width * frame.top,
    width: width * (1 - 2 * frame.side),
    height: height - width * (frame.top + frame.bottom),
  };
  if (tone !== "none") drawBody(pen, box, frame, tone);
  pen.save();
  pen.beginPath();
  pen.roundRect(glass.x, glass.y, glass.width, glass.height, width * frame.glassRadius);
  pen.clip();
  drawCovering(pen, picture, glass);
  pen.restore();
  drawCamera(pen, box, glass, frame);
}
