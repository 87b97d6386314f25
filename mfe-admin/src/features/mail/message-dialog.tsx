import { contactEndpoints, type ContactMessage, type ContactStatus } from "@listwise/contracts/content";
import { call } from "@listwise/shared-auth";
import {
  Button,
  Dialog,
  formatDateTime,
  Notice,
  Stack,
  Text,
  TextAreaField,
  toast,
} from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import styled from "styled-components";
import { EditDialog } from "../../shared/form/edit-dialog";
import { useAdminForm } from "../../shared/form/use-admin-form";

interface MessageDialogProps {
  message: ContactMessage;
  onClose: () => void;
}

const Words = styled.blockquote`
  margin: 0;
  padding-inline-start: var(--lw-space-4);
  border-inline-start: 3px solid var(--lw-border-strong);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const key = ["admin", "messages"];
const update = ({ id }: ContactMessage, body: { status: ContactStatus; answer?: string | undefined }) =>
  call(contactEndpoints.updateMessage, { params: { id }, body });

/** Dialog for a contact message, which can be replied to once by email; a sent reply stays readable. */
export function MessageDialog(props: MessageDialogProps) {
  return props.message.answer === null ? <AnswerDialog {...props} /> : <AnsweredDialog {...props} />;
}

function Sender({ message: { name, email, createdAt, message } }: { message: ContactMessage }) {
  return (
    <>
      <Text $tone="muted" $size="sm">
        {name} ({email}), {formatDateTime(createdAt)}
      </Text>
      <Words>{message}</Words>
    </>
  );
}

function useStatus({ message, onClose }: MessageDialogProps) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (status: ContactStatus) => update(message, { status }),
    onSuccess: async ({ data }) => {
      await client.invalidateQueries({ queryKey: key });
      toast.success(data.status === "closed" ? "Message closed" : "Message reopened");
      onClose();
    },
  });
}

function StatusButton(props: MessageDialogProps) {
  const { message } = props;
  const status = useStatus(props);
  const isClosed = message.status === "closed";
  const reopened = message.answer === null ? "new" : "answered";
  return (
    <>
      {status.error && <Notice tone="danger" title={status.error.message} />}
      <div>
        <Button busy={status.isPending} onClick={() => status.mutate(isClosed ? reopened : "closed")}>
          {isClosed ? "Reopen" : "Close without reply"}
        </Button>
      </div>
    </>
  );
}

function AnswerDialog(props: MessageDialogProps) {
  const { message, onClose } = props;
  const client = useQueryClient();
  const form = useAdminForm({
    schema: contactEndpoints.updateMessage.body,
    initial: { answer: "" },
    toBody: ({ answer }) => ({ status: "answered", answer }),
    save: async (body) => {
      await update(message, body);
      await client.invalidateQueries({ queryKey: key });
      toast.success(`Reply sent to ${message.name}`);
      onClose();
    },
  });
  return (
    <EditDialog
      form={form}
      title={message.subject}
      action="Send reply"
      size="lg"
      labels={{ answer: "Reply" }}
      onClose={onClose}
    >
      <Sender message={message} />
      <TextAreaField
        label="Reply"
        required
        rows={8}
        maxLength={10_000}
        hint={`Sent to ${message.email} with a greeting and signature.`}
        {...form.text("answer")}
      />
      <StatusButton {...props} />
    </EditDialog>
  );
}

function AnsweredDialog(props: MessageDialogProps) {
  const { message, onClose } = props;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={message.subject} size="lg">
      <Stack $gap={4}>
        <Sender message={message} />
        <Text $tone="muted" $size="sm">
          Replied {message.answeredAt === null ? "" : formatDateTime(message.answeredAt)}
        </Text>
        <Words>{message.answer}</Words>
        {message.status === "closed" && <StatusButton {...props} />}
      </Stack>
    </Dialog>
  );
}
