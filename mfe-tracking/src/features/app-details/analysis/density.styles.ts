import type { BarColor } from "@listwise/aso-core/density";
import styled from "styled-components";

const fills: Record<BarColor, string> = {
  pink: "--lw-chart-5",
  purple: "--lw-chart-1",
  blue: "--lw-chart-2",
};

export const Track = styled.div`
  width: 100%;
  min-width: 4rem;
  height: 8px;
  overflow: hidden;
  border-radius: var(--lw-radius-full);
  background: var(--lw-active);
`;

export const Bar = styled.div<{ $color: BarColor }>`
  height: 100%;
  min-width: 2px;
  border-radius: inherit;
  background: var(${({ $color }) => fills[$color]});
`;
