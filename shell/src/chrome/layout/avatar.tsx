import styled from "styled-components";

const Disc = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border: 1px solid var(--lw-accent-border);
  border-radius: 50%;
  background: var(--lw-accent-soft);
  color: var(--lw-accent-text);
  font-size: var(--lw-font-xs);
  font-weight: var(--lw-weight-semibold);
`;

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0]);
  return letters.join("").toLocaleUpperCase("en");
}

/** A person's initials; decoration beside the name or a labelled button. */
export function Avatar({ name }: { name: string }) {
  return <Disc aria-hidden="true">{initials(name)}</Disc>;
}
