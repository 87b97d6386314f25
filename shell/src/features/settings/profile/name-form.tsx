import { accountEndpoints, ProfileBodySchema } from "@listwise/contracts/account";
import { call, updateUser, type SessionUser } from "@listwise/shared-auth";
import { Button, TextField, toast } from "@listwise/shared-ui";
import { FailureNotice } from "../../../shared/failure-notice";
import { Form } from "../../../shared/form.styles";
import { useAccountForm } from "../../../shared/use-account-form";
import { useUnsaved } from "../unsaved";

export function NameForm({ user }: { user: SessionUser }) {
  const { text, failure, busy, waiting, changed, onSubmit } = useAccountForm({
    schema: ProfileBodySchema,
    initial: { name: user.name },
    submit: async (body) => {
      updateUser((await call(accountEndpoints.updateMe, { body })).user);
      toast.success("Name saved");
    },
  });
  useUnsaved(changed);
  return (
    <Form onSubmit={onSubmit} noValidate aria-label="Your name">
      <FailureNotice failure={failure} />
      <TextField label="Name" autoComplete="name" required {...text("name")} />
      <div>
        <Button type="submit" variant="primary" busy={busy} disabled={waiting || !changed}>
          Save name
        </Button>
      </div>
    </Form>
  );
}
