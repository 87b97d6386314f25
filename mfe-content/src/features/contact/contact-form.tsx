import { describeError } from "@listwise/shared-auth";
import { Button, Notice, Stack, TextAreaField, TextField } from "@listwise/shared-ui";
import { Trap } from "./contact.styles";
import { MessageSent } from "./message-sent";
import { useContactForm } from "./use-contact-form";

export function ContactForm() {
  const { form, field, website, change, submit, again, send } = useContactForm();
  if (send.isSuccess) return <MessageSent onAgain={again} />;
  const failure = send.error && describeError(send.error);
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label="Contact">
      <Stack $gap={4}>
        {failure && (
          <Notice tone="danger" title="Couldn't send your message">
            {failure.message} {failure.advice} Your text is still here.
          </Notice>
        )}
        <TextField label="Name" required autoComplete="name" {...field("name")} />
        <TextField
          label="Email"
          required
          type="email"
          autoComplete="email"
          hint="We will reply to this address."
          {...field("email")}
        />
        <TextField label="Subject" required {...field("subject")} />
        <TextAreaField label="Message" required rows={8} {...field("message")} />
        <Trap aria-hidden="true">
          <label>
            Leave this empty
            <input name="website" tabIndex={-1} autoComplete="off" value={website} onChange={change} />
          </label>
        </Trap>
        <div>
          <Button type="submit" variant="primary" busy={send.isPending}>
            Send message
          </Button>
        </div>
      </Stack>
    </form>
  );
}
