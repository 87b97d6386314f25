import styled from "styled-components";

/** `$three` lays out three cards side by side as early as they fit, so that none wraps alone. */
export const Cards = styled.ul.attrs({ role: "list" })<{ $three?: boolean }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, ${({ $three }) => ($three ? "13rem" : "18rem")}), 1fr)
  );
  gap: var(--lw-space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const FeatureCard = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-2);
  padding: var(--lw-space-6);
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-lg);
  background: var(--lw-surface);
  [data-ground="raised"] & {
    background: var(--lw-bg);
  }
  p {
    color: var(--lw-text-muted);
    text-wrap: pretty;
  }
`;

export const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  margin-bottom: var(--lw-space-2);
  border: 1px solid var(--lw-accent-border);
  border-radius: var(--lw-radius-md);
  background: var(--lw-accent-soft);
  color: var(--lw-accent-text);
  font-weight: var(--lw-weight-semibold);
`;

export const Centered = styled.div`
  display: flex;
  justify-content: center;
  margin-top: var(--lw-space-8);
`;

export const Questions = styled.div`
  max-width: 44rem;
  margin-inline: auto;
  border-top: 1px solid var(--lw-border);
  details {
    border-bottom: 1px solid var(--lw-border);
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--lw-space-4);
    padding-block: var(--lw-space-4);
    font-size: var(--lw-font-lg);
    font-weight: var(--lw-weight-medium);
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary svg {
    flex: none;
    color: var(--lw-text-muted);
    transition: transform var(--lw-motion-normal) var(--lw-ease);
  }
  details[open] summary svg {
    transform: rotate(180deg);
  }
  details p {
    padding-bottom: var(--lw-space-5);
    color: var(--lw-text-muted);
    text-wrap: pretty;
  }
`;

export const Closing = styled.section`
  padding-block: clamp(var(--lw-space-12), 8vw, var(--lw-space-24));
  border-top: 1px solid var(--lw-border);
  background: radial-gradient(50rem 20rem at 50% 120%, var(--lw-accent-border), transparent 70%) var(--lw-bg);
  text-align: center;
  h2 {
    font-size: clamp(var(--lw-font-2xl), 3.5vw, var(--lw-font-3xl));
    letter-spacing: -0.02em;
  }
  p {
    margin-block: var(--lw-space-3) var(--lw-space-6);
    color: var(--lw-text-muted);
    font-size: var(--lw-font-lg);
  }
`;
