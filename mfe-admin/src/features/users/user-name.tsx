import styled from "styled-components";

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--lw-space-3);
  min-width: 0;
  font-weight: var(--lw-weight-medium);
  overflow-wrap: anywhere;
`;

const Initials = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 1.75rem;
  height: 1.75rem;
  border: 1px solid var(--lw-border-strong);
  border-radius: 50%;
  background: var(--lw-surface-raised);
  color: var(--lw-text-muted);
  font-size: 0.6875rem;
`;

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const parts = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return parts
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toLocaleUpperCase("en");
}

export function UserName({ name }: { name: string }) {
  return (
    <Root>
      <Initials aria-hidden="true">{initialsOf(name)}</Initials>
      {name}
    </Root>
  );
}
