import type { ApiKey } from "@listwise/contracts/account";
import { Button, Dialog, Notice, toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { apiKeysKey, deleteApiKey } from "./api-keys.api";

export function DeleteKeyDialog({ apiKey, onClose }: { apiKey: ApiKey | null; onClose: () => void }) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: ({ id }: ApiKey) => deleteApiKey(id),
    onSuccess: (_answer, { label }) => {
      toast.success(`Deleted ${label}`);
      onClose();
      return client.invalidateQueries({ queryKey: apiKeysKey });
    },
  });

  function close() {
    remove.reset();
    onClose();
  }

  return (
    <Dialog
      open={apiKey !== null}
      onOpenChange={(open) => !open && !remove.isPending && close()}
      title={`Delete ${apiKey?.label}`}
      description="Programs that use this key lose access immediately. You can't undo this."
      size="sm"
      footer={
        <>
          <Button onClick={close} disabled={remove.isPending}>
            Keep key
          </Button>
          <Button variant="danger" busy={remove.isPending} onClick={() => apiKey && remove.mutate(apiKey)}>
            Delete
          </Button>
        </>
      }
    >
      {remove.error && <Notice tone="danger" title={remove.error.message} />}
    </Dialog>
  );
}
