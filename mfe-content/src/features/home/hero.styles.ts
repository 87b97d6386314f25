import styled from "styled-components";

export const Ground = styled.section`
  position: relative;
  overflow: hidden;
  /* The translucent header overlaps this section. */
  margin-top: calc(var(--lw-header-height) * -1);
  padding-block: calc(var(--lw-header-height) + clamp(var(--lw-space-10), 7vw, var(--lw-space-20)))
    var(--lw-space-12);
  &::before {
    content: "";
    position: absolute;
    inset: 0;
    background:
      radial-gradient(60rem 30rem at 50% 100%, var(--lw-accent-soft), transparent 70%),
      radial-gradient(40rem 24rem at 50% -12rem, var(--lw-accent-border), transparent 70%);
    opacity: 0.75;
    pointer-events: none;
  }
  & > * {
    position: relative;
  }
`;

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  max-width: 46rem;
  margin-inline: auto;
  text-align: center;
`;

export const Eyebrow = styled.p`
  margin-bottom: var(--lw-space-4);
  padding: 0 var(--lw-space-3);
  border: 1px solid var(--lw-accent-border);
  border-radius: var(--lw-radius-full);
  background: var(--lw-accent-soft);
  color: var(--lw-accent-text);
  font-size: var(--lw-font-sm);
  font-weight: var(--lw-weight-medium);
  line-height: 1.75rem;
`;

export const Headline = styled.h1`
  font-size: clamp(2rem, 6.2vw, 3.5rem);
  font-weight: var(--lw-weight-bold);
  letter-spacing: -0.035em;
  line-height: 1.08;
`;

export const Lead = styled.p`
  max-width: 36rem;
  margin-block: var(--lw-space-5) var(--lw-space-8);
  color: var(--lw-text-muted);
  font-size: clamp(var(--lw-font-lg), 2.2vw, var(--lw-font-xl));
  text-wrap: pretty;
`;

export const Fine = styled.p`
  margin-top: var(--lw-space-4);
  color: var(--lw-text-muted);
  font-size: var(--lw-font-sm);
`;

export const Stage = styled.div`
  max-width: 56rem;
  margin: clamp(var(--lw-space-10), 6vw, var(--lw-space-16)) auto 0;
`;
