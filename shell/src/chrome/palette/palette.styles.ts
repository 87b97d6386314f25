import styled from "styled-components";
import { PHONE } from "../overlays/use-second-paint";

/** Styles of the elements that cmdk renders. On phones, the list keeps its height, so that the field doesn't move. */
export const Frame = styled.div`
  [cmdk-input] {
    width: calc(100% - 2.25rem);
    min-height: 2.5rem;
    padding: 0 var(--lw-space-2);
    border: 0;
    border-radius: var(--lw-radius-md);
    background: none;
    font-size: var(--lw-font-lg);
  }
  [cmdk-list] {
    max-height: min(60vh, 26rem);
    margin-top: var(--lw-space-2);
    padding-top: var(--lw-space-1);
    border-top: 1px solid var(--lw-border);
    overflow-y: auto;
    overscroll-behavior: contain;
    @media ${PHONE} {
      height: min(60vh, 26rem);
    }
  }
  [cmdk-group-heading] {
    padding: var(--lw-space-3) var(--lw-space-2) var(--lw-space-1);
    color: var(--lw-text-subtle);
    font-size: var(--lw-font-xs);
    font-weight: var(--lw-weight-medium);
  }
  [cmdk-item] {
    display: flex;
    align-items: center;
    gap: var(--lw-space-3);
    min-height: 2.25rem;
    padding: 0 var(--lw-space-2);
    border-radius: var(--lw-radius-md);
    cursor: pointer;
    svg {
      flex: none;
      color: var(--lw-text-subtle);
    }
  }
  [cmdk-item][data-selected="true"] {
    background: var(--lw-active);
  }
  [cmdk-empty] {
    padding: var(--lw-space-6) var(--lw-space-2);
    color: var(--lw-text-muted);
    text-align: center;
  }
`;

export const Label = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Hint = styled.span`
  flex: 0 1 auto;
  min-width: 0;
  margin-inline-start: auto;
  overflow: hidden;
  color: var(--lw-text-muted);
  font-size: var(--lw-font-xs);
  text-overflow: ellipsis;
  white-space: nowrap;
  /* On narrow screens the name takes precedence over the hint. */
  @media (max-width: 479px) {
    display: none;
  }
`;

export const Status = styled.p`
  display: flex;
  align-items: center;
  gap: var(--lw-space-2);
  min-height: 1.25rem;
  margin-top: var(--lw-space-1);
  color: var(--lw-text-muted);
  font-size: var(--lw-font-xs);
`;
