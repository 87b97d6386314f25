import { Button, Dialog, Text } from "@listwise/shared-ui";
import type { ReactNode } from "react";

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The verb on the confirm button. */
  action: string;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Describes the loss. */
  children: ReactNode;
}

/** Asks for confirmation before something is permanently deleted. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, action, busy, onConfirm, onCancel, children } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      title={title}
      size="sm"
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <Text>{children}</Text>
    </Dialog>
  );
}
