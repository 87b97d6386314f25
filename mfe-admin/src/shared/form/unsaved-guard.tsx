import { getSession, useSession } from "@listwise/shared-auth";
import { ConfirmDialog, useLeaveBlock } from "@listwise/shared-ui";
import { useEffect } from "react";

const canBlock = () => getSession().status === "signed-in";

/** Asks before unsaved input is lost by following a link, going back, or closing the tab. */
export function UnsavedGuard({ when }: { when: boolean }) {
  const signedIn = useSession(({ status }) => status === "signed-in");
  const { blocked, leave, stay } = useLeaveBlock(when, canBlock);
  useEffect(() => {
    // After the session has ended, the user is redirected even with unsaved input.
    if (blocked && !signedIn) leave();
  }, [blocked, signedIn, leave]);
  return (
    <ConfirmDialog
      open={blocked && signedIn}
      title="Leave without saving?"
      description="Your changes haven't been saved."
      action="Leave"
      cancel="Stay"
      danger
      onConfirm={leave}
      onCancel={stay}
    />
  );
}
