import type { SignInFactors } from "@listwise/contracts/auth";
import { ConfirmDialog, toast } from "@listwise/shared-ui";
import { useState, type ReactNode } from "react";
import { readFailure } from "../../../shared/failure";
import { FailureNotice } from "../../../shared/failure-notice";
import { useFailure } from "../../../shared/use-failure";
import { useSingleFlight } from "../../../shared/use-single-flight";
import { useShowFactors } from "./factors.api";

interface RemoveFactorProps {
  /** Renders the button that opens the dialog. */
  button: (open: () => void) => ReactNode;
  title: string;
  description: string;
  action: string;
  /** Success message. */
  done: string;
  remove: () => Promise<{ data: SignInFactors }>;
}

/** Removes a factor after a confirmation. An error is shown in the dialog, which stays open for a retry. */
export function RemoveFactor({ button, title, description, action, done, remove }: RemoveFactorProps) {
  const [open, setOpen] = useState(false);
  const [failure, setFailure] = useFailure();
  const show = useShowFactors();
  const { start, busy } = useSingleFlight({
    run: remove,
    onSuccess: ({ data }) => {
      setOpen(false);
      show(data);
      toast.success(done);
    },
    onError: (problem) => setFailure(readFailure(problem)),
  });
  function change(next: boolean): void {
    setFailure(null);
    setOpen(next);
  }
  return (
    <>
      {button(() => change(true))}
      <ConfirmDialog
        open={open}
        title={title}
        description={description}
        action={action}
        danger
        busy={busy}
        onConfirm={() => start()}
        onCancel={() => change(false)}
      >
        <FailureNotice failure={failure} />
      </ConfirmDialog>
    </>
  );
}
