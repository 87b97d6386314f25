import { Button, Dialog } from "@listwise/shared-ui";
import { useState, type ComponentProps } from "react";
import { AdminForm } from "./admin-form";

type Values = Record<string, unknown>;

interface EditDialogProps<V extends Values> extends Omit<ComponentProps<typeof AdminForm<V>>, "buttons"> {
  title: string;
  description?: string;
  size?: "sm" | "md" | "lg";
  onClose: () => void;
}

/** A form in a dialog. Closing it with something typed asks first. Stands only while it is open. */
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
      <Dialog
        open={asks}
        onOpenChange={setAsks}
        size="sm"
        title="Close without saving?"
        description="What you typed here is not saved yet."
        footer={
          <>
            <Button onClick={() => setAsks(false)}>Go on editing</Button>
            <Button variant="danger" onClick={onClose}>
              Discard
            </Button>
          </>
        }
      />
    </>
  );
}
