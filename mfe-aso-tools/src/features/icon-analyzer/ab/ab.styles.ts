import styled from "styled-components";
import { PlainList } from "../../../shared/tool-page/tool.styles";

/** A and B side by side, or below each other on a phone. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: var(--lw-space-5);
  h3 {
    margin-bottom: var(--lw-space-3);
    font-size: var(--lw-font-md);
    overflow-wrap: anywhere;
  }
`;

/** The light and the dark version of a place; below each other where three icons of a home screen don't fit twice. */
export const Grounds = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: var(--lw-space-3);
`;

/** A home screen with our own wallpaper. */
export const HomeScreen = styled(PlainList)`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--lw-space-3) var(--lw-space-1);
  padding: var(--lw-space-4) var(--lw-space-2);
  border-radius: var(--lw-radius-lg);
  font-size: 0.625rem;
  text-align: center;
  &[data-ground="light"] {
    background: linear-gradient(160deg, #d7e7ff, #f8ecff);
    color: #1c1c1e;
  }
  &[data-ground="dark"] {
    background: linear-gradient(160deg, #0a0f1c, #2a2140);
    color: #f2f2f7;
  }
  li {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: var(--lw-space-1);
    min-width: 0;
  }
  li > span:last-child {
    position: relative;
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** A list of search results. */
export const SearchResults = styled(PlainList)`
  gap: 0;
  padding: var(--lw-space-1) var(--lw-space-3);
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-lg);
  font-size: var(--lw-font-xs);
  &[data-ground="light"] {
    background: #ffffff;
    color: #1c1c1e;
  }
  &[data-ground="dark"] {
    background: #000000;
    color: #f2f2f7;
  }
  li {
    display: flex;
    align-items: center;
    gap: var(--lw-space-2);
    min-width: 0;
    padding: var(--lw-space-2) 0;
  }
  li + li {
    border-top: 1px solid rgb(128 128 128 / 25%);
  }
  li > span:last-child {
    display: -webkit-box;
    min-width: 0;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

/** An app without an icon of its own, next to the compared one. */
export const Tile = styled.span<{ $size: number }>`
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: 22.5%;
  background: rgb(128 128 128 / 30%);
`;

export const Matrix = styled.table`
  border-collapse: collapse;
  font-size: var(--lw-font-sm);
  th,
  td {
    padding: var(--lw-space-2) var(--lw-space-3);
    font-weight: var(--lw-weight-medium);
    text-align: center;
  }
  tbody th {
    padding-inline-start: 0;
    text-align: start;
    white-space: nowrap;
  }
  @media (max-width: 639px) {
    td,
    thead th {
      padding-inline: 3px;
    }
  }
  td > span {
    vertical-align: middle;
  }
  td[data-ground="light"] {
    background: #ffffff;
  }
  td[data-ground="dark"] {
    background: #000000;
  }
`;

export const Scroller = styled.div`
  overflow-x: auto;
`;
