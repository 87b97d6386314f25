import { accountEndpoints, ProfileBodySchema } from "@listwise/contracts/account";
import { call, updateUser, type SessionUser } from "@listwise/shared-auth";
import { Button, TextField, toast } from "@listwise/shared-ui";
import { FailureNotice } from "../../shared/failure-notice";
import { Form } from "../../shared/form.styles";
import { useSchemaForm } from "../../shared/use-schema-form";
import { useUnsaved } from "./unsaved";

export function NameForm({ user }: { user: SessionUser }) {
  const { field, failure, busy, waiting, changed, onSubmit } = useSchemaForm({
    schema: ProfileBodySchema,
    initial: { name: user.name },
    stays: true,
    submit: async (body) => {
      updateUser((await call(accountEndpoints.updateMe, { body })).user);
      toast.success("Name saved");
    },
  });
  useUnsaved(changed);
  return (
    <Form onSubmit={onSubmit} noValidate aria-label="Your name">
      <FailureNotice failure={failure} />
      <TextField label="Name" autoComplete="name" required {...field("name")} />
      <div>
        <Button type="submit" variant="primary" busy={busy} disabled={waiting || !changed}>
          Save name
        </Button>
      </div>
    </Form>
  );
}
