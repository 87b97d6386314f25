import { MAX_WEBHOOK_FAILURES, type Webhook } from "@listwise/contracts/alerts";
import { Badge, Button, formatRelative, Row, Stack, Text, toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import styled from "styled-components";
import { alertKeys } from "../../../shared/alerts.api";
import { AppRow, RowEnd, RowMain } from "../../../shared/apps/app-list.styles";
import { getErrorMessage } from "../../../shared/get-error-message";
import { sendTest, setWebhookEnabled } from "./webhooks.api";

/** A row as wide as the dialog's other content. */
const Item = styled(AppRow)`
  padding-inline: 0;
  &:hover {
    background: none;
  }
`;

const toTime = (at: string | null) => (at === null ? 0 : Date.parse(at));

function LastResult({ webhook: { lastDeliveredAt, lastFailedAt, lastError } }: { webhook: Webhook }) {
  if (lastFailedAt !== null && toTime(lastFailedAt) > toTime(lastDeliveredAt)) {
    return (
      <Text as="span" $size="sm" $tone="danger">
        Failed {formatRelative(lastFailedAt)}: {lastError}
      </Text>
    );
  }
  return (
    <Text as="span" $size="sm" $tone="muted">
      {lastDeliveredAt === null ? "Nothing sent yet" : `Delivered ${formatRelative(lastDeliveredAt)}`}
    </Text>
  );
}

interface WebhookItemProps {
  webhook: Webhook;
  onDelete: (webhook: Webhook) => void;
}

/** Renders a webhook with its last result and its actions. */
export function WebhookItem({ webhook, onDelete }: WebhookItemProps) {
  const client = useQueryClient();
  const { id, name, url, isEnabled, failures } = webhook;
  const onSettled = () => client.invalidateQueries({ queryKey: alertKeys.webhooks });
  const test = useMutation({
    mutationFn: () => sendTest(id),
    onSuccess: (error) => {
      if (error === null) toast.success("Test delivered", { description: name });
      else toast.error("The test wasn't delivered", { description: error });
    },
    onError: (problem) => toast.error("Couldn't send the test", { description: getErrorMessage(problem) }),
    onSettled,
  });
  const enable = useMutation({
    mutationFn: () => setWebhookEnabled(id, !isEnabled),
    onError: (problem) =>
      toast.error("Couldn't change the webhook", { description: getErrorMessage(problem) }),
    onSettled,
  });
  const verb = isEnabled ? "Disable" : "Enable";
  return (
    <Item>
      <RowMain>
        <Stack $gap={1}>
          <Row $gap={2}>
            <strong>{name}</strong>
            {!isEnabled && (
              <Badge tone="warning">
                {failures >= MAX_WEBHOOK_FAILURES ? `Disabled after ${failures} failures` : "Disabled"}
              </Badge>
            )}
          </Row>
          <Text as="span" $size="sm" $tone="muted" $truncate title={url}>
            {url}
          </Text>
          <LastResult webhook={webhook} />
        </Stack>
      </RowMain>
      <RowEnd>
        <Row as="span" $gap={2}>
          <Button
            size="sm"
            busy={test.isPending}
            aria-label={`Send test to ${name}`}
            onClick={() => test.mutate()}
          >
            Send test
          </Button>
          <Button
            size="sm"
            busy={enable.isPending}
            aria-label={`${verb} ${name}`}
            onClick={() => enable.mutate()}
          >
            {verb}
          </Button>
          <Button size="sm" aria-label={`Delete ${name}`} onClick={() => onDelete(webhook)}>
            Delete
          </Button>
        </Row>
      </RowEnd>
    </Item>
  );
}
