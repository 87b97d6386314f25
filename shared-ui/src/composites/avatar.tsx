import styled from "styled-components";

export interface AvatarProps {
  name: string;
  /** `accent` (the default) for the current user, `neutral` for users in a list. */
  tone?: "accent" | "neutral";
}

const Disc = styled.span<{ $tone: string }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border: 1px solid var(--lw-${({ $tone }) => $tone}-border);
  border-radius: 50%;
  background: var(--lw-${({ $tone }) => $tone}-soft);
  color: var(--lw-${({ $tone }) => $tone}-text);
  font-size: var(--lw-font-xs);
  font-weight: var(--lw-weight-semibold);
`;

function getInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0]);
  return letters.join("").toLocaleUpperCase("en");
}

/** Renders a person's initials. Decorative: show the name or a labeled button next to it. */
export function Avatar({ name, tone = "accent" }: AvatarProps) {
  return (
    <Disc aria-hidden="true" $tone={tone}>
      {getInitials(name)}
    </Disc>
  );
}
