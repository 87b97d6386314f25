import { storage } from "@listwise/shared-auth";
import { Button, Notice } from "@listwise/shared-ui";
import { useState } from "react";
import styled from "styled-components";
import { clearSessionEnd, useSessionEndStore } from "./session-end.store";
import { ViewBanner } from "./view-banner";
import { OfflineBanner } from "./offline-banner";

const Place = styled.div`
  padding: var(--lw-space-2) var(--lw-space-4);
`;

function EndedNotice() {
  const { message, notice } = useSessionEndStore();
  if (message === null) return null;
  return (
    <Place>
      <Notice
        tone="warning"
        title={message}
        actions={
          <Button size="sm" onClick={clearSessionEnd}>
            Dismiss
          </Button>
        }
      >
        {notice ?? "You were signed out. Log in again to continue where you left off."}
      </Notice>
    </Place>
  );
}

function StorageNotice() {
  const [open, setOpen] = useState(!storage.persistent);
  if (!open) return null;
  return (
    <Place>
      <Notice
        title="Your browser blocks this site's storage"
        actions={
          <Button
            size="sm"
            onClick={() => {
              setOpen(false);
            }}
          >
            Dismiss
          </Button>
        }
      >
        Everything works, but your login and settings will be lost when you close or reload this page. To keep
        them, allow this site to store data in your browser's settings.
      </Notice>
    </Place>
  );
}

/** Renders notices about login, storage and connection above every page. */
export function SessionNotices() {
  return (
    <>
      <ViewBanner />
      <OfflineBanner />
      <StorageNotice />
      <EndedNotice />
    </>
  );
}
