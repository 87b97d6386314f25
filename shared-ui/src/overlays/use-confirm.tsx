import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Notice } from "../primitives/notice";
import { toast } from "../toasts/toast";
import { ConfirmDialog, type ConfirmDialogProps } from "./confirm-dialog";

/** An action that requires confirmation. */
export interface ConfirmRequest extends Pick<ConfirmDialogProps, "action" | "cancel" | "danger"> {
  title: string;
  description: string;
  /** Says what failed, above the reason; without it only the reason is shown. */
  failure?: string;
  /** Performs the action and returns the success message. */
  run: () => Promise<string>;
}

/**
 * Returns `confirm`, which asks for confirmation before it runs an action, and the `dialog` to render. An error is
 * shown in the dialog, which allows another attempt.
 */
export function useConfirm() {
  const [request, setRequest] = useState<ConfirmRequest | null>(null);
  const action = useMutation({
    mutationFn: ({ run }: ConfirmRequest) => run(),
    onSuccess: (message) => {
      toast.success(message);
      setRequest(null);
    },
  });
  const { title, description, action: label = "", cancel, danger } = request ?? {};
  const dialog = (
    <ConfirmDialog
      open={request !== null}
      {...{ title, description, cancel, danger }}
      action={label}
      busy={action.isPending}
      onConfirm={() => request && action.mutate(request)}
      onCancel={() => {
        action.reset();
        setRequest(null);
      }}
    >
      {action.error &&
        (request?.failure ? (
          <Notice tone="danger" title={request.failure}>
            {action.error.message}
          </Notice>
        ) : (
          <Notice tone="danger" title={action.error.message} />
        ))}
    </ConfirmDialog>
  );
  return { confirm: setRequest, dialog };
}
