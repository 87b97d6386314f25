import styled from "styled-components";

const List = styled.ul`
  margin: var(--lw-space-2) 0 0;
  padding-inline-start: var(--lw-space-5);
  overflow-wrap: anywhere;
  text-align: start;
`;

/** Lists findings of the release gate; renders nothing without any. */
export function FindingList({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <List>
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </List>
  );
}
