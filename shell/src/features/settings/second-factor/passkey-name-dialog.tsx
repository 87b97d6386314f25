import { signInFactorsEndpoints } from "@listwise/contracts/auth";
import { Button, Dialog, Row, TextField } from "@listwise/shared-ui";
import { FailureNotice } from "../../../shared/failure-notice";
import { Form } from "../../../shared/form.styles";
import { useAccountForm } from "../../../shared/use-account-form";

interface PasskeyNameDialogProps {
  title: string;
  description?: string;
  action: string;
  initial: string;
  submit: (body: { name: string }) => Promise<void>;
  onClose: () => void;
}

/** Asks for the name of a passkey. */
export function PasskeyNameDialog({
  title,
  description,
  action,
  initial,
  submit,
  onClose,
}: PasskeyNameDialogProps) {
  const { text, failure, busy, waiting, onSubmit } = useAccountForm({
    schema: signInFactorsEndpoints.renamePasskey.body,
    initial: { name: initial },
    leaves: true,
    submit,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      size="sm"
      title={title}
      {...(description ? { description } : {})}
    >
      <Form onSubmit={onSubmit} noValidate aria-label={title}>
        <FailureNotice failure={failure} />
        <TextField
          label="Name"
          required
          autoComplete="off"
          onFocus={(event) => event.target.select()}
          {...text("name")}
        />
        <Row $justify="end">
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={busy} disabled={waiting}>
            {action}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
