import { Button, Dialog, Notice, toast } from "@listwise/shared-ui";
import { useMutation } from "@tanstack/react-query";

/** Something that is done once it was confirmed. */
export interface Question {
  title: string;
  description: string;
  /** The button's word. */
  action: string;
  danger?: boolean;
  /** Does it; returns what to say when it is done. */
  run: () => Promise<string>;
}

/** Asks; a failure stays in the dialog, which can be tried again. */
export function ConfirmDialog({ question, onClose }: { question: Question | null; onClose: () => void }) {
  const confirm = useMutation({
    mutationFn: ({ run }: Question) => run(),
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
