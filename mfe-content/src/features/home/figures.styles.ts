import styled from "styled-components";

/** Reserves its height while the totals load. */
export const FiguresRoot = styled.section`
  min-height: 10.5rem;
  padding-block: var(--lw-space-8);
  text-align: center;
  p {
    color: var(--lw-text-muted);
    font-size: var(--lw-font-sm);
  }
  @media (max-width: 599px) {
    min-height: 15.5rem;
  }
`;

export const FiguresLine = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: var(--lw-space-4);
  max-width: 52rem;
  margin: 0 auto var(--lw-space-4);
`;

export const Figure = styled.div`
  display: flex;
  flex-direction: column-reverse;
  dt {
    color: var(--lw-text-muted);
    font-size: var(--lw-font-sm);
  }
  dd {
    margin: 0;
    font-size: var(--lw-font-2xl);
    font-weight: var(--lw-weight-semibold);
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
  }
`;
