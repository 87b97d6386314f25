import { useSession } from "@listwise/shared-auth";
import { Button, Dialog, TrashIcon } from "@listwise/shared-ui";
import { useState } from "react";
import { DeletionForm } from "./deletion-form";

export function DeleteAccount() {
  const [open, setOpen] = useState(false);
  const user = useSession((session) => session.user);
  return (
    <>
      <Button variant="danger" icon={<TrashIcon size={16} />} onClick={() => setOpen(true)}>
        Delete account
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Delete your account?"
        description="This also deletes your apps, keywords, rankings and settings. You can't undo this. Download your data first if you want to keep it."
      >
        {user && <DeletionForm user={user} onCancel={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}
