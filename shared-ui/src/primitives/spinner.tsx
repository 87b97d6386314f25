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
  /** Pixels; default 16. */
  size?: number;
}

/** Decoration only: say what is loading in words beside it, or with `aria-busy`. */
export function Spinner({ size = 16 }: SpinnerProps) {
  return <Ring aria-hidden="true" $size={size} />;
}
