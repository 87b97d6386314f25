import { log } from "@listwise/shared-auth";
import { Skeleton, Text } from "@listwise/shared-ui";
import { useEffect, useState } from "react";
import styled from "styled-components";

/** White in every theme, because cameras need the contrast and the quiet zone around the code. */
const Picture = styled.svg`
  display: block;
  width: 12rem;
  height: 12rem;
  border-radius: var(--lw-radius-md);
  background: #fff;
`;

interface Drawing {
  size: number;
  path: string;
}

/** Returns the dark modules as an SVG path with one rectangle per run in a row. */
function drawModules(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? "#" : " "))
          .join("")
          .matchAll(/#+/g),
      ].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join("");
}

async function draw(text: string): Promise<Drawing> {
  const { encode } = await import("uqr");
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  return { size, path: drawModules(data) };
}

/** Draws a text as a QR code in the browser; the text is not sent anywhere. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawing, setDrawing] = useState<Drawing | "failed" | null>(null);
  useEffect(() => {
    let gone = false;
    draw(text).then(
      (drawn) => !gone && setDrawing(drawn),
      (problem: unknown) => {
        log.warn("the QR code could not be drawn", problem);
        if (!gone) setDrawing("failed");
      },
    );
    return () => {
      gone = true;
    };
  }, [text]);
  if (drawing === null) return <Skeleton width="12rem" height="12rem" />;
  if (drawing === "failed") {
    return (
      <Text as="p" $tone="muted" $size="sm">
        Couldn't draw the QR code. Use the key below.
      </Text>
    );
  }
  const { size, path } = drawing;
  return (
    <Picture role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={path} fill="#000" />
    </Picture>
  );
}
