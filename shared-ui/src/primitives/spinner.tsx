import styled, { keyframes } from "styled-components";

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Ring = styled.span<{ $size: number }>`
  display: inline-block;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 700ms linear infinite;
`;

export interface SpinnerProps {
  /** Size in pixels; default 16. */
  size?: number;
}

/** Renders a spinner. Decorative: describe the loading in text next to it or with `aria-busy`. */
export function Spinner({ size = 16 }: SpinnerProps) {
  return <Ring aria-hidden="true" $size={size} />;
}
