import { ContactBodySchema, contactEndpoints } from "@listwise/contracts/content";
import { call, describeError, useSession } from "@listwise/shared-auth";
import { Button, Notice, Stack, TextAreaField, TextField } from "@listwise/shared-ui";
import { useSchemaForm } from "@listwise/shared-ui/form";
import { useState } from "react";
import { Trap } from "./contact.styles";
import { MessageSent } from "./message-sent";

export function ContactForm() {
  const user = useSession((session) => session.user);
  const [sender, setSender] = useState({ name: user?.name ?? "", email: user?.email ?? "" });
  const [sent, setSent] = useState(false);
  const { text, busy, failure, onSubmit } = useSchemaForm({
    schema: ContactBodySchema,
    initial: { ...sender, subject: "", message: "", website: "" },
    submit: async (body) => {
      await call(contactEndpoints.send, { body });
      setSender({ name: body.name, email: body.email });
      setSent(true);
    },
  });
  if (sent) return <MessageSent onAgain={() => setSent(false)} />;
  const problem = failure && describeError(failure);
  const { name, value, ref, onChange } = text("website");
  return (
    <form onSubmit={onSubmit} noValidate aria-label="Contact">
      <Stack $gap={4}>
        {problem && (
          <Notice tone="danger" title="Couldn't send your message">
            {problem.message} {problem.advice} Your text is still here.
          </Notice>
        )}
        <TextField label="Name" required autoComplete="name" {...text("name")} />
        <TextField
          label="Email"
          required
          type="email"
          autoComplete="email"
          hint="We will reply to this address."
          {...text("email")}
        />
        <TextField label="Subject" required {...text("subject")} />
        <TextAreaField label="Message" required rows={8} {...text("message")} />
        <Trap aria-hidden="true">
          <label>
            Leave this empty
            <input tabIndex={-1} autoComplete="off" {...{ name, value, ref, onChange }} />
          </label>
        </Trap>
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            Send message
          </Button>
        </div>
      </Stack>
    </form>
  );
}
