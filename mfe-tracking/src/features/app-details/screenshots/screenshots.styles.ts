import styled, { css, keyframes } from "styled-components";

const pop = keyframes`
  from { opacity: 0; transform: scale(0.92); }
`;

export const Thumbnails = styled.ul.attrs({ role: "list" })`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--lw-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
  @media (max-width: 479px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const still = css`
  animation: none;
`;

/** Fades in after a delay, so that the thumbnails appear one after another. */
export const Pop = styled.li<{ $delay: number }>`
  min-width: 0;
  animation: ${pop} var(--lw-motion-normal) var(--lw-ease) ${({ $delay }) => $delay}ms backwards;
  @media (prefers-reduced-motion: reduce) {
    ${still}
  }
  :root[data-motion="reduced"] & {
    ${still}
  }
`;

export const Thumbnail = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  overflow: hidden;
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-lg);
  background: var(--lw-surface-sunken);
  aspect-ratio: 9 / 19.5;
  cursor: zoom-in;
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

export const Whole = styled.img`
  display: block;
  max-height: 75vh;
  margin-inline: auto;
  border-radius: var(--lw-radius-lg);
`;
