import { STORES, type Platform } from "@listwise/aso-core/stores";
import { AppStoreKeySchema, GooglePlayKeySchema, type ReviewConnection } from "@listwise/contracts/reviews";
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
  TextAreaField,
  TextField,
  useConfirm,
} from "@listwise/shared-ui";
import { useSchemaForm } from "@listwise/shared-ui/form";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { connectionsQuery, connectStore, disconnectStore, testConnection } from "./connections.api";

interface ConnectionDialogProps {
  app: AppSummary;
  open: boolean;
  onClose: () => void;
}

/** Connects the store of the app, tests the connection, or ends it. */
export function ConnectionDialog({ app, open, onClose }: ConnectionDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(connectionsQuery());
  const Form = FORMS[app.platform];
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

/** Returns a function that stores a key and shows the new connection. */
function useConnect() {
  const client = useQueryClient();
  return async (body: Parameters<typeof connectStore>[0]) => {
    await connectStore(body);
    await client.invalidateQueries({ queryKey: connectionsQuery().queryKey });
  };
}

const SECRET_HINT = "It is stored encrypted and never shown again.";

interface KeyFormProps {
  platform: Platform;
  form: Pick<ReturnType<typeof useSchemaForm>, "busy" | "failure" | "onSubmit">;
  /** Says how to create the key. */
  help: string;
  /** The fields. */
  children: ReactNode;
}

function KeyForm({ platform, form: { busy, failure, onSubmit }, help, children }: KeyFormProps) {
  return (
    <form aria-label={`Key of ${STORES[platform].connection}`} noValidate onSubmit={onSubmit}>
      <Stack>
        {failure && <Notice tone="danger" title={failure.message} />}
        <Text $size="sm" $tone="muted">
          {help}
        </Text>
        {children}
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            Save key
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function AppStoreForm() {
  const form = useSchemaForm({
    schema: AppStoreKeySchema,
    initial: { platform: "ios", issuerId: "", keyId: "", privateKey: "" },
    submit: useConnect(),
  });
  return (
    <KeyForm
      platform="ios"
      form={form}
      help="Create a key with the role Customer Support in App Store Connect under Users and Access, Integrations."
    >
      <TextField label="Issuer ID" required autoComplete="off" {...form.text("issuerId")} />
      <TextField label="Key ID" required autoComplete="off" {...form.text("keyId")} />
      <TextAreaField
        label="Private key"
        hint={`Content of the .p8 file. ${SECRET_HINT}`}
        required
        rows={5}
        autoComplete="off"
        spellCheck={false}
        {...form.text("privateKey")}
      />
    </KeyForm>
  );
}

function GooglePlayForm() {
  const form = useSchemaForm({
    schema: GooglePlayKeySchema,
    initial: { platform: "android", serviceAccount: "" },
    submit: useConnect(),
  });
  return (
    <KeyForm
      platform="android"
      form={form}
      help="Create a key of a service account and give the account the permission “Reply to reviews” in the Play Console."
    >
      <TextAreaField
        label="Service account key"
        hint={`Content of the JSON file. ${SECRET_HINT}`}
        required
        rows={6}
        autoComplete="off"
        spellCheck={false}
        {...form.text("serviceAccount")}
      />
    </KeyForm>
  );
}

const FORMS = { ios: AppStoreForm, android: GooglePlayForm };
