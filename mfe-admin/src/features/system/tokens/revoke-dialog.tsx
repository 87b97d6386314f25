import { Button, Dialog, Notice, toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { revokeToken, tokensKey, type TeamToken } from "./tokens.api";

interface RevokeDialogProps {
  token: TeamToken | null;
  onClose: () => void;
}

export function RevokeDialog({ token, onClose }: RevokeDialogProps) {
  const client = useQueryClient();
  const revoke = useMutation({
    mutationFn: ({ id }: TeamToken) => revokeToken(id),
    onSuccess: (_answer, { label }) => {
      toast.success(`Revoked ${label}`);
      onClose();
      return client.invalidateQueries({ queryKey: tokensKey });
    },
  });
  const close = () => {
    revoke.reset();
    onClose();
  };
  return (
    <Dialog
      open={token !== null}
      onOpenChange={(open) => !open && !revoke.isPending && close()}
      title={`Revoke ${token?.label}`}
      description={`Requests with this token will fail immediately. ${token?.name} stays unchanged.`}
      size="sm"
      footer={
        <>
          <Button onClick={close} disabled={revoke.isPending}>
            Cancel
          </Button>
          <Button variant="danger" busy={revoke.isPending} onClick={() => token && revoke.mutate(token)}>
            Revoke
          </Button>
        </>
      }
    >
      {revoke.error && <Notice tone="danger" title={revoke.error.message} />}
    </Dialog>
  );
}
