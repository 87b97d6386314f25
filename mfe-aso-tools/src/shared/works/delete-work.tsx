import { Button, Dialog } from "@listwise/shared-ui";

interface DeleteWorkProps {
  open: boolean;
  onClose: () => void;
  name: string;
  onDelete: () => void;
}

export function DeleteWork({ open, onClose, name, onDelete }: DeleteWorkProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title="Delete saved work?"
      description={`“${name}” is deleted for good.`}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button
            variant="danger"
            onClick={() => {
              onDelete();
              onClose();
            }}
          >
            Delete
          </Button>
        </>
      }
    />
  );
}
