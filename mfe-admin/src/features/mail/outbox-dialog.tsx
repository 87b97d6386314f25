import { mailAdminEndpoints, type OutboxMail } from "@listwise/contracts/notifications";
import { call } from "@listwise/shared-auth";
import {
  Dialog,
  ErrorState,
  formatDateTime,
  Loading,
  Notice,
  SkeletonText,
  Stack,
  Text,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { MailPreview } from "../../shared/mail/mail-preview";

const Words = styled.pre`
  margin: 0;
  font: inherit;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export function OutboxDialog({ mail, onClose }: { mail: OutboxMail; onClose: () => void }) {
  const { id } = mail;
  const text = useQuery({
    queryKey: ["admin", "outbox", "mail", id],
    queryFn: async ({ signal }) =>
      (await call(mailAdminEndpoints.outboxMail, { params: { id }, signal })).data,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={mail.subject}
      description={`To ${mail.to}, ${formatDateTime(mail.at)}`}
      size="lg"
      readFirst
    >
      {text.data ? (
        <Stack $gap={4}>
          {text.data.masked && (
            <Notice title="The secret in the link is hidden">
              <Text>It grants access to the account, so only superadmins can see it.</Text>
            </Notice>
          )}
          {text.data.html === null ? (
            <Words>{text.data.text}</Words>
          ) : (
            <MailPreview html={text.data.html} text={text.data.text} />
          )}
        </Stack>
      ) : text.isError ? (
        <ErrorState
          title="Failed to load the mail"
          problem={text.error}
          onRetry={() => void text.refetch()}
          retrying={text.isFetching}
        />
      ) : (
        <Loading label="Loading the mail">
          <SkeletonText lines={5} />
        </Loading>
      )}
    </Dialog>
  );
}
