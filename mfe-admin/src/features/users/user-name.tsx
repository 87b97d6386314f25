import { Avatar, Link } from "@listwise/shared-ui";
import styled from "styled-components";

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--lw-space-3);
  min-width: 0;
  font-weight: var(--lw-weight-medium);
  overflow-wrap: anywhere;
`;

export function UserName({ id, name }: { id: number; name: string }) {
  return (
    <Root>
      <Avatar name={name} tone="neutral" />
      <Link to={`/admin/users/${id}`}>{name}</Link>
    </Root>
  );
}
