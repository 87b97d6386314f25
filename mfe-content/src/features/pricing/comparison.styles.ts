import styled from "styled-components";

const narrow = "@media (max-width: 719px)";

export const Root = styled.section`
  margin-top: var(--lw-space-8);
  h2 {
    margin-bottom: var(--lw-space-5);
    font-size: var(--lw-font-2xl);
    letter-spacing: -0.02em;
    text-align: center;
  }
`;

export const Table = styled.table<{ $plans: number }>`
  --plans: ${({ $plans }) => $plans};
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  th,
  td {
    padding: var(--lw-space-3);
    border-bottom: 1px solid var(--lw-border);
    text-align: center;
    vertical-align: middle;
    overflow-wrap: break-word;
  }
  ${narrow} {
    &,
    thead,
    tbody {
      display: block;
    }
  }
`;

/** A row of the table. On narrow screens, its header goes above its values. */
export const Line = styled.tr`
  ${narrow} {
    display: grid;
    grid-template-columns: repeat(var(--plans), minmax(0, 1fr));
    border-bottom: 1px solid var(--lw-border);
    && > * {
      padding: var(--lw-space-2);
      border-bottom: 0;
    }
    && > :first-child {
      grid-column: 1 / -1;
      padding-bottom: 0;
    }
  }
`;

export const TopLine = styled(Line)`
  & > :first-child {
    width: 40%;
    text-align: start;
  }
  th {
    position: sticky;
    top: var(--lw-header-height);
    z-index: 1;
    background: var(--lw-bg);
    font-weight: var(--lw-weight-semibold);
  }
  ${narrow} {
    position: sticky;
    top: var(--lw-header-height);
    z-index: 1;
    background: var(--lw-bg);
    && > :first-child {
      display: none;
    }
    th {
      position: static;
    }
  }
`;

export const Group = styled.tr`
  && > th {
    padding-top: var(--lw-space-6);
    color: var(--lw-accent-text);
    font-size: var(--lw-font-sm);
    font-weight: var(--lw-weight-semibold);
    text-align: start;
  }
  ${narrow} {
    display: block;
    && > th {
      display: block;
      padding-inline: var(--lw-space-2);
    }
  }
`;

export const Name = styled.th`
  && {
    text-align: start;
  }
  font-weight: var(--lw-weight-medium);
  small {
    display: block;
    color: var(--lw-text-muted);
    font-size: var(--lw-font-sm);
    font-weight: 400;
  }
`;

export const Cell = styled.td<{ $current: boolean; $none: boolean }>`
  background: ${({ $current }) => ($current ? "var(--lw-accent-soft)" : "transparent")};
  color: var(--lw-${({ $none }) => ($none ? "text-muted" : "text")});
  font-variant-numeric: tabular-nums;
  svg {
    color: var(--lw-${({ $none }) => ($none ? "text-subtle" : "success-text")});
    vertical-align: middle;
  }
`;
