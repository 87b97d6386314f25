import { getSession, useSession } from "@listwise/shared-auth";
import { Button, Dialog, useLeaveBlock } from "@listwise/shared-ui";
import { useEffect } from "react";

const mayAsk = () => getSession().status === "signed-in";

/** Asks before input is lost, whether by a link, by Back, or by closing the tab. */
export function UnsavedGuard({ when }: { when: boolean }) {
  const signedIn = useSession(({ status }) => status === "signed-in");
  const { blocked, leave, stay } = useLeaveBlock(when, mayAsk);
  useEffect(() => {
    // Whose session has ended is led away, whatever was typed.
    if (blocked && !signedIn) leave();
  }, [blocked, signedIn, leave]);
  return (
    <Dialog
      open={blocked && signedIn}
      onOpenChange={(open) => !open && stay()}
      size="sm"
      title="Leave without saving?"
      description="What you changed here is not saved yet."
      footer={
        <>
          <Button onClick={stay}>Stay</Button>
          <Button variant="danger" onClick={leave}>
            Leave
          </Button>
        </>
      }
    />
  );
}
