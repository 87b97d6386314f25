import { useEffect, useRef } from "react";
import styled from "styled-components";
import { drawShot, listImageIds, type Shot } from "../draw/draw-screen";
import type { Images } from "../images/use-images";
import { getPanoramaPart } from "../layout/panorama";

interface ScreenCanvasProps {
  shot: Shot;
  images: Images;
  /** Changes when the font has loaded. */
  fontVersion: number;
  /** Width in CSS pixels. */
  width: number;
}

const Canvas = styled.canvas`
  display: block;
  width: 100%;
  height: auto;
`;

/** Returns a text that changes with everything that a screenshot shows. */
function getContentKey({ draft, index, size, locale }: Shot): string {
  const { screens, font, baseLocale, fallsBack } = draft;
  const part = getPanoramaPart(screens, index);
  const shown = part ? screens.slice(part.first, part.first + part.count) : [screens[index]];
  return JSON.stringify([shown, part, size.key, locale, font, baseLocale, fallsBack]);
}

/** Renders a preview with the function that draws the exported file. */
export function ScreenCanvas({ shot, images, fontVersion, width }: ScreenCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pixels = Math.round(width * 2);
  const height = Math.round((pixels * shot.size.height) / shot.size.width);
  const loaded = listImageIds(shot)
    .filter((id) => images[id])
    .join(" ");
  const key = getContentKey(shot);
  useEffect(() => {
    const pen = canvas.current?.getContext("2d", { alpha: false });
    if (!pen) return;
    const scale = pixels / shot.size.width;
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    drawShot(pen, shot, (id) => images[id] ?? null);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `key` and `loaded` stand for the shot and its images.
  }, [key, loaded, fontVersion, pixels]);
  return <Canvas ref={canvas} width={pixels} height={height} aria-hidden="true" />;
}
