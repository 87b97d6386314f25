import styled from "styled-components";

export const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-lg);
  background: var(--lw-surface);
  box-shadow: var(--lw-shadow-sm);
  transition:
    border-color var(--lw-motion-fast) var(--lw-ease),
    box-shadow var(--lw-motion-normal) var(--lw-ease);
  &:hover {
    border-color: var(--lw-border-strong);
    box-shadow: var(--lw-shadow-md);
  }
  &:has(a:focus-visible) {
    outline: 2px solid var(--lw-ring);
    outline-offset: 2px;
  }
  h2,
  h3 {
    font-size: var(--lw-font-lg);
    line-height: 1.35;
  }
  h2 a,
  h3 a {
    color: var(--lw-text);
    text-decoration: none;
  }
  h2 a:focus-visible,
  h3 a:focus-visible {
    outline: none;
  }
  h2 a::after,
  h3 a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
`;

export const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--lw-space-2);
  padding: var(--lw-space-4) var(--lw-space-5) var(--lw-space-5);
`;

export const Summary = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: var(--lw-text-muted);
  font-size: var(--lw-font-md);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  & + div {
    margin-top: auto;
    padding-top: var(--lw-space-2);
  }
`;
