import { Avatar } from "@listwise/shared-ui";
import styled from "styled-components";

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--lw-space-3);
  min-width: 0;
  font-weight: var(--lw-weight-medium);
  overflow-wrap: anywhere;
`;

export function UserName({ name }: { name: string }) {
  return (
    <Root>
      <Avatar name={name} tone="neutral" />
      {name}
    </Root>
  );
}
