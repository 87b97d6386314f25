import { accountEndpoints } from "@listwise/contracts/account";
import { formatCount } from "@listwise/aso-core/text";
import { call } from "@listwise/shared-auth";
import { Button, ConfirmDialog, toast } from "@listwise/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSingleFlight } from "../../../shared/use-single-flight";
import { sessionsQuery, createFailureToast } from "../settings.api";

function describe(count: number): string {
  if (count === 0) return "No other browser is signed in.";
  return `This signs you out of ${formatCount(count, "other browser")}.`;
}

export function SignOutOtherSessions({ count }: { count: number }) {
  const [open, setOpen] = useState(false);
  const client = useQueryClient();
  const { start, busy } = useSingleFlight({
    run: () => call(accountEndpoints.endOtherSessions),
    onSuccess: ({ ended, revokedKeys }) => {
      setOpen(false);
      const keys = `${formatCount(revokedKeys, "API key")} revoked.`;
      toast.success(`${formatCount(ended, "session")} ended`, revokedKeys > 0 ? { description: keys } : {});
    },
    onError: createFailureToast("Couldn't end the sessions"),
    onSettled: () => void client.invalidateQueries(sessionsQuery),
  });
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        End all others
      </Button>
      <ConfirmDialog
        open={open}
        title="End all other sessions?"
        description={`${describe(count)} All your API keys will be revoked. This browser stays signed in.`}
        action="End sessions"
        danger
        busy={busy}
        onConfirm={() => start()}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}
