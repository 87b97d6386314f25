import type { Screen } from "@listwise/contracts/tools";
import { useEffect, useRef } from "react";
import styled from "styled-components";
import { drawScreen } from "./draw/draw-screen";
import type { StoreSize } from "./draw/sizes";

interface ScreenCanvasProps {
  screen: Screen;
  size: StoreSize;
  picture: ImageBitmap | undefined;
  /** Width in CSS pixels. */
  width: number;
}

const Canvas = styled.canvas`
  display: block;
  width: 100%;
  height: auto;
  border-radius: var(--lw-radius-md);
`;

/** Renders a small preview with the same function that draws the exported file. */
export function ScreenCanvas({ screen, size, picture, width }: ScreenCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pixels = Math.round(width * 2);
  const height = Math.round((pixels * size.height) / size.width);
  useEffect(() => {
    const pen = canvas.current?.getContext("2d", { alpha: false });
    if (!pen) return;
    pen.setTransform(pixels / size.width, 0, 0, pixels / size.width, 0, 0);
    drawScreen(pen, screen, size, picture ?? null);
  }, [screen, size, picture, pixels]);
  return <Canvas ref={canvas} width={pixels} height={height} aria-hidden="true" />;
}
