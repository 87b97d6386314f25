import { accountEndpoints } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { Button, Dialog, toast } from "@listwise/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useOnce } from "../../shared/use-once";
import { sessionsQuery, tellFailure } from "./settings.api";

function inWords(count: number): string {
  if (count === 0) return "No other browser is signed in.";
  return count === 1 ? "One other browser is signed out." : `${count} other browsers are signed out.`;
}

export function EndOthers({ count }: { count: number }) {
  const [open, setOpen] = useState(false);
  const client = useQueryClient();
  const { start, busy } = useOnce({
    run: () => call(accountEndpoints.endOtherSessions),
    onSuccess: ({ ended, revokedKeys }) => {
      setOpen(false);
      const keys = revokedKeys === 1 ? "One API key was revoked." : `${revokedKeys} API keys were revoked.`;
      toast.success(
        ended === 1 ? "One session ended" : `${ended} sessions ended`,
        revokedKeys > 0 ? { description: keys } : {},
      );
    },
    onError: tellFailure("The sessions could not be ended"),
    onSettled: () => void client.invalidateQueries(sessionsQuery),
  });
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        End all others
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="sm"
        title="End all other sessions?"
        description={`${inWords(count)} All your API keys are revoked. This browser stays signed in.`}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button variant="danger" busy={busy} onClick={() => start()}>
              End them
            </Button>
          </>
        }
      />
    </>
  );
}
