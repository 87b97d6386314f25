import { Button, Dialog, Notice, toast } from "@listwise/shared-ui";
import { useMutation } from "@tanstack/react-query";

/** Action that requires confirmation. */
export interface ConfirmRequest {
  title: string;
  description: string;
  /** Label of the confirm button. */
  action: string;
  danger?: boolean;
  /** Performs the action and returns the success message. */
  run: () => Promise<string>;
}

/** Asks for confirmation; an error is shown in the dialog, which allows another attempt. */
export function ConfirmDialog({
  question,
  onClose,
}: {
  question: ConfirmRequest | null;
  onClose: () => void;
}) {
  const confirm = useMutation({
    mutationFn: ({ run }: ConfirmRequest) => run(),
    onSuccess: (done) => {
      toast.success(done);
      onClose();
    },
  });
  const close = () => {
    confirm.reset();
    onClose();
  };
  return (
    <Dialog
      open={question !== null}
      onOpenChange={(open) => !open && !confirm.isPending && close()}
      title={question?.title}
      description={question?.description}
      size="sm"
      footer={
        <>
          <Button onClick={close} disabled={confirm.isPending}>
            Cancel
          </Button>
          <Button
            variant={question?.danger ? "danger" : "primary"}
            busy={confirm.isPending}
            onClick={() => question && confirm.mutate(question)}
          >
            {question?.action}
          </Button>
        </>
      }
    >
      {confirm.error && <Notice tone="danger" title={confirm.error.message} />}
    </Dialog>
  );
}
