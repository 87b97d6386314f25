import { Button, Dialog } from "@listwise/shared-ui";

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  /** Label of the button that keeps everything. */
  stay: string;
  confirm: string;
  onConfirm: () => void;
}

/** Asks for confirmation before something is permanently lost. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  description,
  stay,
  confirm,
  onConfirm,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={title}
      description={description}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{stay}</Button>
          <Button
            variant="danger"
            onClick={() => {
              onConfirm();
              onClose();
            }}
          >
            {confirm}
          </Button>
        </>
      }
    />
  );
}
