import styled from "styled-components";

export const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li<{ $over: boolean; $movable: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-2) var(--lw-space-4);
  padding: var(--lw-space-3) var(--lw-space-5);
  border-top: 1px solid var(--lw-border);
  background: ${({ $over }) => ($over ? "var(--lw-accent-soft)" : "none")};
  cursor: ${({ $movable }) => ($movable ? "grab" : "auto")};
`;

export const Words = styled.div`
  flex: 1 1 16rem;
  min-width: 0;
  overflow-wrap: anywhere;
  & > p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;
