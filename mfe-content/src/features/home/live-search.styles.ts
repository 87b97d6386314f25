import styled from "styled-components";

export const Panel = styled.section`
  overflow: hidden;
  border: 1px solid var(--lw-border-strong);
  border-radius: var(--lw-radius-xl);
  background: var(--lw-surface);
  box-shadow: var(--lw-shadow-lg);
  text-align: start;
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 12rem auto;
  gap: var(--lw-space-2);
  padding: var(--lw-space-4) var(--lw-space-5) var(--lw-space-3);
  @media (max-width: 599px) {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-inline: var(--lw-space-4);
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/** Keeps the suggestions on one line, so that the panel's height does not depend on their width. */
export const Suggestions = styled.div`
  display: flex;
  gap: var(--lw-space-2);
  padding: 2px var(--lw-space-5) var(--lw-space-4);
  overflow-x: auto;
  border-bottom: 1px solid var(--lw-border);
  scrollbar-width: none;
  button {
    flex: none;
  }
  @media (max-width: 599px) {
    padding-inline: var(--lw-space-4);
  }
`;

/** Reserves the height of five results. */
export const Stage = styled.div`
  display: grid;
  align-content: start;
  min-height: 20rem;
`;

export const Results = styled.ol.attrs({ role: "list" })<{ $old: boolean }>`
  margin: 0;
  padding: 0;
  list-style: none;
  opacity: ${({ $old }) => ($old ? 0.55 : 1)};
  transition: opacity var(--lw-motion-fast) var(--lw-ease);
`;

export const Result = styled.li`
  display: grid;
  grid-template-columns: 3rem auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: var(--lw-space-3);
  height: 4rem;
  & > :first-child {
    justify-self: start;
  }
  padding-inline: var(--lw-space-5);
  & + & {
    border-top: 1px solid var(--lw-border);
  }
  @media (max-width: 599px) {
    grid-template-columns: 2.5rem auto minmax(0, 1fr);
    gap: var(--lw-space-2);
    padding-inline: var(--lw-space-4);
  }
`;

export const Names = styled.div`
  min-width: 0;
  strong,
  span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  strong {
    font-weight: var(--lw-weight-medium);
  }
  span {
    color: var(--lw-text-muted);
    font-size: var(--lw-font-sm);
  }
`;

/** Hides on narrow screens. */
export const Aside = styled.div`
  display: flex;
  justify-content: flex-end;
  align-items: center;
  gap: var(--lw-space-1);
  min-width: 3.25rem;
  color: var(--lw-text-muted);
  font-size: var(--lw-font-sm);
  font-variant-numeric: tabular-nums;
  svg {
    flex: none;
  }
  @media (max-width: 599px) {
    display: none;
  }
`;

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-2) var(--lw-space-4);
  min-height: 3.5rem;
  padding: var(--lw-space-3) var(--lw-space-5);
  border-top: 1px solid var(--lw-border);
  background: var(--lw-surface-sunken);
  @media (max-width: 599px) {
    min-height: 6.5rem;
    padding-inline: var(--lw-space-4);
  }
`;
