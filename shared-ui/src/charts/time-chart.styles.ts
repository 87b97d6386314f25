import styled from "styled-components";

export const Figure = styled.figure`
  min-width: 0;
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--lw-space-3);
  min-height: 28px;
  margin-bottom: 6px;
  @media print {
    button {
      display: none;
    }
  }
`;

export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-1) var(--lw-space-5);
  min-width: 0;
  min-height: 28px;
  margin: 0;
  padding: 0;
  color: var(--lw-text-muted);
  font-size: var(--lw-font-sm);
  list-style: none;
  li {
    display: inline-flex;
    align-items: center;
    gap: var(--lw-space-2);
    min-width: 0;
  }
  strong {
    color: var(--lw-text);
    font-weight: var(--lw-weight-semibold);
  }
`;

export const Swatch = styled.span`
  flex: none;
  width: 10px;
  height: 3px;
  border-radius: 2px;
`;

// Holds the rules of uPlot's own style sheet that this chart needs; importing a CSS file would need another
// loader.
export const Stage = styled.div<{ $height: number }>`
  position: relative;
  height: ${({ $height }) => $height}px;
  border-radius: var(--lw-radius-md);
  touch-action: pan-y;
  .u-wrap {
    position: relative;
    user-select: none;
  }
  .u-over,
  .u-under,
  .u-axis {
    position: absolute;
  }
  .u-under {
    overflow: hidden;
  }
  canvas {
    display: block;
    position: relative;
    width: 100%;
    height: 100%;
  }
  .u-select {
    display: none;
  }
  .u-cursor-x,
  .u-cursor-y {
    position: absolute;
    inset: 0 auto auto 0;
    pointer-events: none;
  }
  .u-cursor-x {
    height: 100%;
    border-inline-end: 1px dashed var(--lw-text-subtle);
  }
  .u-cursor-pt {
    position: absolute;
    top: 0;
    left: 0;
    border-radius: 50%;
    pointer-events: none;
  }
  .u-off {
    display: none;
  }
`;
