import type { Screen } from "@listwise/contracts/tools";
import type { Pen } from "./draw-device";

interface Ground {
  width: number;
  height: number;
  /** Parts of one background: a panorama's continues from screen to screen. */
  index: number;
  count: number;
}

/** Heights of the waves as shares of the height, and their opacities. */
const WAVES = [
  [0.52, 0.45],
  [0.66, 0.6],
  [0.82, 1],
] as const;

function drawWaves(
  pen: Pen,
  color: string,
  { width, height }: Pick<Ground, "width" | "height">,
  unit: number,
) {
  pen.fillStyle = color;
  for (const [index, [at, opacity]] of WAVES.entries()) {
    pen.globalAlpha = opacity;
    pen.beginPath();
    pen.moveTo(0, height);
    const step = unit / 48;
    for (let x = 0; x <= width + step; x += step) {
      const turn = (x / unit) * Math.PI * (1.1 - index * 0.2) + index * 2;
      pen.lineTo(x, height * (at + 0.05 * Math.sin(turn)));
    }
    pen.lineTo(width, height);
    pen.fill();
  }
  pen.globalAlpha = 1;
}

/** Draws the background of one of `count` screens that share it. */
export function drawBackground(pen: Pen, { kind, from, to }: Screen["background"], ground: Ground): void {
  const { height, index, count } = ground;
  const width = ground.width * count;
  pen.save();
  pen.translate(-index * ground.width, 0);
  pen.fillStyle = from;
  if (kind === "gradient") {
    const gradient = pen.createLinearGradient(0, 0, width * (count > 1 ? 1 : 0.35), height);
    gradient.addColorStop(0, from);
    gradient.addColorStop(1, to);
    pen.fillStyle = gradient;
  }
  pen.fillRect(0, 0, width, height);
  if (kind === "glow") {
    const gradient = pen.createRadialGradient(
      width / 2,
      height * 0.62,
      0,
      width / 2,
      height * 0.62,
      height * 0.6,
    );
    gradient.addColorStop(0, to);
    gradient.addColorStop(1, from);
    pen.fillStyle = gradient;
    pen.fillRect(0, 0, width, height);
  }
  if (kind === "waves") drawWaves(pen, to, { width, height }, ground.width);
  pen.restore();
}
