import styled from "styled-components";

/** Steps of the 4 px spacing scale: 4 is 16 px. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16 | 20 | 24;

export interface StackProps {
  /** Default 4 (16 px). */
  $gap?: Space;
  $align?: "start" | "center" | "end" | "stretch";
}

/** Stacks its children vertically. */
export const Stack = styled.div<StackProps>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align = "stretch" }) => $align};
  gap: var(--lw-space-${({ $gap = 4 }) => $gap});
  min-width: 0;
`;

export interface RowProps {
  /** Default 3 (12 px). */
  $gap?: Space;
  $align?: "start" | "center" | "end" | "baseline" | "stretch";
  $justify?: "start" | "center" | "end" | "space-between";
  $nowrap?: boolean;
}

/** Places its children in a row that wraps if space runs out. */
export const Row = styled.div<RowProps>`
  display: flex;
  flex-wrap: ${({ $nowrap }) => ($nowrap ? "nowrap" : "wrap")};
  align-items: ${({ $align = "center" }) => $align};
  justify-content: ${({ $justify = "start" }) => $justify};
  gap: var(--lw-space-${({ $gap = 3 }) => $gap});
  min-width: 0;
`;

export interface GridProps {
  /** Minimum column width as CSS; default 16rem. As many columns as fit. */
  $min?: string;
  $gap?: Space;
  /** Stretches the existing children over the whole width. */
  $fit?: boolean;
}

/** Arranges its children in equal columns, as many as fit; one column on a phone. */
export const Grid = styled.div<GridProps>`
  display: grid;
  grid-template-columns: repeat(
    ${({ $fit }) => ($fit ? "auto-fit" : "auto-fill")},
    minmax(min(100%, ${({ $min = "16rem" }) => $min}), 1fr)
  );
  gap: var(--lw-space-${({ $gap = 4 }) => $gap});
  min-width: 0;
`;

/** Centers a page and limits its width; `$narrow` is for text. */
export const Container = styled.div<{ $narrow?: boolean }>`
  width: 100%;
  max-width: ${({ $narrow }) => ($narrow ? "var(--lw-prose-max)" : "var(--lw-content-max)")};
  margin-inline: auto;
  padding-inline: var(--lw-space-4);
  @media (min-width: 768px) {
    padding-inline: var(--lw-space-6);
  }
`;
