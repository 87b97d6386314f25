import { Button, ConfirmDialog, Dialog } from "@listwise/shared-ui";
import { useState, type ComponentProps } from "react";
import { AdminForm } from "./admin-form";

type Values = Record<string, unknown>;

interface EditDialogProps<V extends Values> extends Omit<ComponentProps<typeof AdminForm<V>>, "buttons"> {
  title: string;
  description?: string;
  size?: "sm" | "md" | "lg";
  onClose: () => void;
}

/** Form in a dialog, which asks before discarding unsaved input. Mount it only while open. */
export function EditDialog<V extends Values>(props: EditDialogProps<V>) {
  const { title, description, size = "md", onClose, ...form } = props;
  const [asks, setAsks] = useState(false);
  const { changed, busy } = form.form;
  const close = () => {
    if (busy) return;
    if (changed) setAsks(true);
    else onClose();
  };
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => !open && close()}
        title={title}
        {...(description === undefined ? {} : { description })}
        size={size}
      >
        <AdminForm {...form} label={title} buttons={!changed && <Button onClick={close}>Cancel</Button>} />
      </Dialog>
      <ConfirmDialog
        open={asks}
        title="Close without saving?"
        description="Your changes haven't been saved."
        action="Discard"
        cancel="Keep editing"
        danger
        onConfirm={onClose}
        onCancel={() => setAsks(false)}
      />
    </>
  );
}
