import { Text } from "@listwise/shared-ui";
import styled from "styled-components";

const Root = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 0.125rem;
  min-width: 0;
  line-height: var(--lw-leading-tight);
  text-align: start;
`;

/** Renders the name and email of the signed-in user. */
export function UserMenuHeader({ name, email }: { name: string; email: string }) {
  return (
    <Root>
      <Text as="span" $strong $truncate $size="sm">
        {name}
      </Text>
      <Text as="span" $tone="muted" $truncate $size="xs">
        {email}
      </Text>
    </Root>
  );
}
