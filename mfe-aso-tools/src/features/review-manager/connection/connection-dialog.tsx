import { STORES } from "@listwise/aso-core/stores";
import type { ReviewConnection } from "@listwise/contracts/reviews";
import type { AppSummary } from "@listwise/contracts/apps";
import {
  Badge,
  Button,
  Dialog,
  ErrorState,
  formatDate,
  Loading,
  Notice,
  Row,
  SkeletonText,
  Stack,
  Text,
  useConfirm,
} from "@listwise/shared-ui";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { connectionsQuery, disconnectStore, testConnection } from "./connections.api";
import { KEY_FORMS } from "./key-forms";

interface ConnectionDialogProps {
  app: AppSummary;
  open: boolean;
  onClose: () => void;
}

/** Connects the store of the app, tests the connection, or ends it. */
export function ConnectionDialog({ app, open, onClose }: ConnectionDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(connectionsQuery());
  const Form = KEY_FORMS[app.platform];
  const connection = data?.find(({ platform }) => platform === app.platform);
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => !wanted && onClose()}
      title={connection ? STORES[app.platform].connection : `Connect ${STORES[app.platform].connection}`}
      description="Send replies from here. The connection works for all your apps in this store."
      size="lg"
    >
      {data ? (
        <Stack $gap={5}>
          {connection && (
            <>
              <Connected app={app} connection={connection} />
              <h3>Replace the key</h3>
            </>
          )}
          <Form />
        </Stack>
      ) : error ? (
        <ErrorState
          title="Couldn't load the connection"
          problem={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Loading label="Loading the connection">
          <SkeletonText lines={4} />
        </Loading>
      )}
    </Dialog>
  );
}

function Connected({ app, connection }: { app: AppSummary; connection: ReviewConnection }) {
  const client = useQueryClient();
  const { confirm, dialog } = useConfirm();
  const reload = () => client.invalidateQueries({ queryKey: connectionsQuery().queryKey });
  const { platform, identity, keyId, createdAt, problem } = connection;
  const check = useMutation({ mutationFn: () => testConnection(platform, app.id), onSettled: reload });
  const disconnect = () =>
    confirm({
      title: `Disconnect ${STORES[platform].connection}`,
      description: "The key is deleted. Replies that are being sent are kept for copying.",
      action: "Disconnect",
      danger: true,
      run: async () => {
        await disconnectStore(platform);
        void reload();
        return `Disconnected ${STORES[platform].connection}`;
      },
    });
  return (
    <Stack $gap={3}>
      <Row $gap={2}>
        <Badge tone={problem === null ? "success" : "danger"}>
          {problem === null ? "Connected" : "Problem"}
        </Badge>
        <Text as="span" $size="sm">
          {identity}, key {keyId}, since {formatDate(createdAt)}
        </Text>
      </Row>
      {problem !== null && !check.data && <Notice tone="danger" title={problem} />}
      {check.data && <Notice tone={check.data.ok ? "success" : "danger"} title={check.data.message} />}
      {check.error && <Notice tone="danger" title={check.error.message} />}
      <Row $gap={2}>
        <Button busy={check.isPending} onClick={() => check.mutate()}>
          Test connection
        </Button>
        <Button variant="danger" onClick={disconnect}>
          Disconnect
        </Button>
      </Row>
      {dialog}
    </Stack>
  );
}
