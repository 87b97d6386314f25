import { MAX_WEBHOOKS, type Webhook } from "@listwise/contracts/alerts";
import { Dialog, ErrorState, Loading, Skeleton, Stack, Text, useConfirm } from "@listwise/shared-ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { alertKeys } from "../../../shared/alerts.api";
import { AppList } from "../../../shared/apps/app-list.styles";
import { NewWebhookForm } from "./new-webhook-form";
import { WebhookItem } from "./webhook-item";
import { removeWebhook, webhooksQuery } from "./webhooks.api";

interface WebhooksDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Renders the user's webhooks and the form for a new one. */
export function WebhooksDialog({ open, onClose }: WebhooksDialogProps) {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(webhooksQuery());
  const { confirm, dialog } = useConfirm();
  const remove = ({ id, name }: Webhook) =>
    confirm({
      title: `Delete ${name}`,
      description: "Alerts are no longer sent there. You can't undo this.",
      action: "Delete",
      cancel: "Keep webhook",
      danger: true,
      run: async () => {
        await removeWebhook(id);
        void client.invalidateQueries({ queryKey: alertKeys.webhooks });
        return `Deleted ${name}`;
      },
    });
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(wanted) => !wanted && onClose()}
        title="Webhooks"
        description="Send the alerts of your rules to your own services."
        size="lg"
      >
        {data ? (
          <Stack $gap={5}>
            {data.length > 0 && (
              <AppList aria-label="Webhooks">
                {data.map((webhook) => (
                  <WebhookItem key={webhook.id} webhook={webhook} onDelete={remove} />
                ))}
              </AppList>
            )}
            {data.length < MAX_WEBHOOKS ? (
              <NewWebhookForm />
            ) : (
              <Text $size="sm" $tone="muted">
                You have {MAX_WEBHOOKS} webhooks, which is the maximum. Delete one to add another.
              </Text>
            )}
          </Stack>
        ) : error ? (
          <ErrorState
            title="Couldn't load your webhooks"
            problem={error}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <Loading label="Loading your webhooks">
            <Skeleton height="12rem" radius="md" />
          </Loading>
        )}
      </Dialog>
      {dialog}
    </>
  );
}
