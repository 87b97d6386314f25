import styled from "styled-components";

/** Languages at the left and the editor at the right; on a phone one after the other, with the other cards at the end. */
export const Layout = styled.div`
  display: grid;
  gap: var(--lw-space-4) var(--lw-space-6);
  align-items: start;
  @media (min-width: 1080px) {
    grid-template: auto 1fr / 18rem minmax(0, 1fr);
    & > :nth-child(2) {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--lw-space-3);
  margin-bottom: var(--lw-space-6);
  input[type="file"] {
    display: none;
  }
`;

export const CellRoot = styled.div`
  contain: layout style;
  textarea {
    min-height: 2.5rem;
    field-sizing: content;
    max-height: 24rem;
  }
`;

export const Meter = styled.div`
  height: 4px;
  margin-top: var(--lw-space-1);
  overflow: hidden;
  border-radius: var(--lw-radius-full);
  background: var(--lw-active);
  & > div {
    height: 100%;
    background: var(--lw-accent);
    transform-origin: left;
  }
  &[data-over="true"] > div {
    background: var(--lw-danger-text);
  }
`;

export const CellFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-1) var(--lw-space-2);
  margin-top: var(--lw-space-1);
  color: var(--lw-text-muted);
  font-size: var(--lw-font-xs);
  output[data-over="true"] {
    color: var(--lw-danger-text);
    font-weight: var(--lw-weight-semibold);
  }
`;

export const Scrolling = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-2);
  max-height: 20rem;
  padding: var(--lw-space-1);
  overflow-y: auto;
`;

export const PlainList = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
  font-size: var(--lw-font-sm);
`;
