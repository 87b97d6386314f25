import { getLetterIcon } from "@listwise/aso-core/text";
import { useState } from "react";
import styled, { css } from "styled-components";

export interface AppIconProps {
  /** The app's name; its first letter replaces a missing image. */
  name: string;
  src?: string | null;
  /** Size in pixels; default 40. */
  size?: number;
}

const shape = css<{ $size: number }>`
  flex: none;
  width: ${({ $size }) => $size}px;
  max-width: none;
  height: ${({ $size }) => $size}px;
  border-radius: 22.5%;
`;

const Picture = styled.img<{ $size: number }>`
  ${shape}
  object-fit: cover;
`;

const Letter = styled.span<{ $size: number }>`
  ${shape}
  display: inline-grid;
  place-items: center;
  overflow: hidden;
  box-shadow: inset 0 0 0 1px var(--lw-border);
  font-size: ${({ $size }) => Math.round($size * 0.42)}px;
  font-weight: var(--lw-weight-semibold);
  line-height: 1;
`;

/**
 * Renders an app's icon with the store's rounded corners, or its first letter. Decorative: show the name next
 * to it.
 */
export function AppIcon({ name, src, size = 40 }: AppIconProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src && broken !== src) {
    return (
      <Picture
        $size={size}
        src={src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        onError={() => setBroken(src)}
      />
    );
  }
  const { letter, tone } = getLetterIcon(name);
  return (
    <Letter
      $size={size}
      aria-hidden="true"
      style={{ background: `var(--lw-${tone}-soft)`, color: `var(--lw-${tone}-text)` }}
    >
      {letter}
    </Letter>
  );
}
