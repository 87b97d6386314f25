import { Button, Dialog } from "@listwise/shared-ui";

interface ConfirmWorkProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
  /** What the button that keeps everything says. */
  stay: string;
  confirm: string;
  onConfirm: () => void;
}

/** Asked before something is lost for good. */
export function ConfirmWork({
  open,
  onClose,
  title,
  description,
  stay,
  confirm,
  onConfirm,
}: ConfirmWorkProps) {
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
