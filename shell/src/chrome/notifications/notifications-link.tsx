import { BellIcon } from "@listwise/shared-ui";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { useUnreadStore } from "./unread.store";

const Root = styled(Link)`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  width: var(--lw-control-md);
  height: var(--lw-control-md);
  border-radius: var(--lw-radius-md);
  color: var(--lw-text-muted);
  &:hover {
    background: var(--lw-surface-raised);
    color: var(--lw-text);
  }
`;

const Dot = styled.span`
  position: absolute;
  top: 0.4rem;
  inset-inline-end: 0.4rem;
  width: 0.5rem;
  height: 0.5rem;
  border-radius: 50%;
  background: var(--lw-accent-text);
`;

/** Renders the link to the notifications, with a dot for unread ones. */
export function NotificationsLink() {
  const unread = useUnreadStore((state) => state.unread);
  const label = unread > 0 ? `Notifications, ${unread} unread` : "Notifications";
  return (
    <Root to="/notifications" aria-label={label} title={label}>
      <BellIcon size={18} aria-hidden="true" />
      {unread > 0 && <Dot />}
    </Root>
  );
}
