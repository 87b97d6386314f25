import type { NavEntry } from "@listwise/contracts/remotes";
import { Badge, Tooltip } from "@listwise/shared-ui";
import styled from "styled-components";
import { NavIcon } from "../../navigation/nav-icon";
import { itemStyles } from "../nav-link.styles";

const Item = styled.span`
  ${itemStyles}
  width: 100%;
  color: var(--lw-text-subtle);
  cursor: not-allowed;
  & > :last-child {
    margin-inline-start: auto;
  }
`;

const Wide = styled.span`
  display: flex;
  flex: 1;
  & > span {
    flex: 1;
  }
`;

/** Renders an entry whose page does not exist yet; it can be read and focused but not opened. */
export function SoonItem({ entry }: { entry: NavEntry }) {
  return (
    <Wide>
      <Tooltip text="Coming Soon">
        <Item role="link" aria-disabled="true" tabIndex={0}>
          <NavIcon name={entry.icon} />
          {entry.label}
          <Badge>Soon</Badge>
        </Item>
      </Tooltip>
    </Wide>
  );
}
