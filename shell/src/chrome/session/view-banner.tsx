import { getView, stopViewing } from "@listwise/shared-auth";
import { Button, EyeIcon } from "@listwise/shared-ui";
import { useState } from "react";
import styled, { createGlobalStyle } from "styled-components";

/** Room for the banner, so that it covers no end of a page, and a frame around the page. */
const Room = createGlobalStyle`
  body {
    padding-block-end: 4.5rem;
  }
  body::after {
    position: fixed;
    inset: 0;
    z-index: var(--lw-z-toast);
    border: 3px solid var(--lw-warning-border);
    content: "";
    pointer-events: none;
  }
`;

const Bar = styled.section`
  position: fixed;
  inset-inline: var(--lw-space-3);
  bottom: var(--lw-space-3);
  z-index: var(--lw-z-toast);
  display: flex;
  gap: var(--lw-space-3);
  align-items: center;
  justify-content: center;
  width: fit-content;
  max-width: 44rem;
  margin-inline: auto;
  padding: var(--lw-space-2) var(--lw-space-4);
  border: 1px solid var(--lw-warning-border);
  border-radius: var(--lw-radius-lg);
  background: var(--lw-surface-raised);
  box-shadow: var(--lw-shadow-lg);
  font-size: var(--lw-font-sm);
  & > svg {
    flex: none;
    color: var(--lw-warning-text);
  }
  & > button {
    flex: none;
  }
  & > p {
    flex: 0 1 auto;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const formatTime = (moment: string) =>
  new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" }).format(new Date(moment));

/** Names the account that an administrator views in this tab, on every page, and ends the view. */
export function ViewBanner() {
  const view = getView();
  const [stopping, setStopping] = useState(false);
  if (!view) return null;
  const { user, expiresAt } = view;
  return (
    <>
      <Room />
      <Bar aria-label="Account view">
        <EyeIcon size={16} aria-hidden="true" />
        <p>
          Viewing as <strong>{user.name}</strong> ({user.email}), read-only until {formatTime(expiresAt)}
        </p>
        <Button
          size="sm"
          variant="primary"
          busy={stopping}
          onClick={() => {
            setStopping(true);
            void stopViewing();
          }}
        >
          Stop viewing
        </Button>
      </Bar>
    </>
  );
}
