import styled, { css } from "styled-components";

/** Header bar; on the home page it is transparent over the hero. */
export const Bar = styled.header<{ $bare?: boolean }>`
  position: sticky;
  top: 0;
  z-index: calc(var(--lw-z-header) + 1);
  display: flex;
  align-items: center;
  gap: var(--lw-space-4);
  height: var(--lw-header-height);
  padding: 0 var(--lw-space-4);
  border-bottom: 1px solid var(--lw-border);
  background: var(--lw-surface);
  ${({ $bare }) =>
    $bare &&
    css`
      border-bottom-color: transparent;
      background: color-mix(in srgb, var(--lw-bg) 82%, transparent);
      backdrop-filter: blur(10px);
    `}
  @media (max-width: 399px) {
    gap: var(--lw-space-2);
  }
  @media (min-width: 768px) {
    padding: 0 var(--lw-space-6);
  }
  @media print {
    display: none;
  }
`;

/** Navigation of the bar, hidden on screens narrower than `$from` pixels. */
export const BarNav = styled.nav<{ $from: number }>`
  display: flex;
  gap: 2px;
  min-width: 0;
  @media (max-width: ${({ $from }) => $from - 0.02}px) {
    display: none;
  }
`;

/** End of the bar. */
export const BarEnd = styled.div`
  display: flex;
  align-items: center;
  gap: var(--lw-space-2);
  margin-inline-start: auto;
`;

/** Visible only where the bar's navigation is hidden. */
export const SmallOnly = styled.div<{ $until: number }>`
  @media (min-width: ${({ $until }) => $until}px) {
    display: none;
  }
`;

/** Visible only if there is space next to the logo. */
export const WideOnly = styled.div<{ $from: number }>`
  display: flex;
  gap: var(--lw-space-2);
  @media (max-width: ${({ $from }) => $from - 0.02}px) {
    display: none;
  }
`;
