import { Button } from "../primitives/button";
import { Dialog, type DialogProps } from "./dialog";

export interface ConfirmDialogProps extends Pick<DialogProps, "open" | "title" | "description" | "children"> {
  /** Label of the button that confirms. */
  action: string;
  /** Label of the button that changes nothing; default "Cancel". */
  cancel?: string;
  /** True if something is lost. */
  danger?: boolean;
  /** True while the action runs; the dialog then stays open. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation. `useConfirm` also runs the action and shows its errors. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { action, cancel = "Cancel", danger = false, busy = false, onConfirm, onCancel, ...dialog } = props;
  return (
    <Dialog
      {...dialog}
      size="sm"
      onOpenChange={(open) => !open && !busy && onCancel()}
      footer={
        <>
          <Button onClick={onCancel} disabled={busy}>
            {cancel}
          </Button>
          <Button variant={danger ? "danger" : "primary"} busy={busy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    />
  );
}
