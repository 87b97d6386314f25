import { rolloutEndpoints, type OwnerContact, type ReleaseName } from "@listwise/contracts/releases";
import {
  Button,
  Dialog,
  ErrorState,
  Loading,
  Notice,
  SkeletonCard,
  Stack,
  TextField,
  toast,
} from "@listwise/shared-ui";
import { useSchemaForm } from "@listwise/shared-ui/form";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ShownToken } from "../tokens/shown-token";
import { ownersQuery, saveOwner } from "./rollouts.api";

interface OwnerDialogProps {
  name: ReleaseName;
  onClose: () => void;
}

/** Sets how the owner of a release is notified of rollouts and rollbacks, and shows the signing secret of a new webhook once. */
export function OwnerDialog({ name, onClose }: OwnerDialogProps) {
  const owners = useQuery(ownersQuery());
  const [secret, setSecret] = useState<string | null>(null);
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const found = owners.data?.find((owner) => owner.name === name);
  const footer = secret ? (
    <Button variant="primary" onClick={onClose}>
      Done
    </Button>
  ) : (
    <>
      <Button onClick={onClose} disabled={busy}>
        Cancel
      </Button>
      <Button variant="primary" type="submit" form={formId} busy={busy} disabled={!owners.data}>
        Save
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={`Owner of ${name}`}
      description="The owner is notified about automatic rollbacks, and when a rollout finishes, is rolled back or pauses because of its health."
      size="sm"
      footer={footer}
    >
      {secret ? (
        <ShownToken token={secret} label="Signing secret" />
      ) : owners.isError ? (
        <ErrorState
          title="Failed to load the owner"
          problem={owners.error}
          onRetry={() => void owners.refetch()}
          retrying={owners.isFetching}
        />
      ) : owners.data ? (
        <OwnerForm
          contact={found ?? { name, email: null, webhookUrl: null }}
          lastError={found?.lastError ?? null}
          {...{ formId, setBusy }}
          onSaved={(created) => (created ? setSecret(created) : onClose())}
        />
      ) : (
        <Loading label="Loading the owner">
          <SkeletonCard imageHeight="0" />
        </Loading>
      )}
    </Dialog>
  );
}

interface OwnerFormProps {
  contact: OwnerContact;
  lastError: string | null;
  formId: string;
  setBusy: (busy: boolean) => void;
  onSaved: (secret: string | null) => void;
}

function OwnerForm({ contact, lastError, formId, setBusy, onSaved }: OwnerFormProps) {
  const { name, email, webhookUrl } = contact;
  const client = useQueryClient();
  const { text, failure, onSubmit } = useSchemaForm({
    schema: rolloutEndpoints.setContact.body,
    initial: { email: email ?? "", webhookUrl: webhookUrl ?? "" },
    toBody: (values) => ({
      email: values.email.trim() || null,
      webhookUrl: values.webhookUrl.trim() || null,
    }),
    submit: async (body) => {
      setBusy(true);
      try {
        const secret = await saveOwner({ name, ...body });
        toast.success(`Saved the owner of ${name}`);
        await client.invalidateQueries({ queryKey: ownersQuery().queryKey });
        onSaved(secret);
      } finally {
        setBusy(false);
      }
    },
  });
  return (
    <Stack as="form" id={formId} onSubmit={onSubmit} noValidate $gap={4}>
      {failure && <Notice tone="danger" title={failure.message} />}
      {lastError && (
        <Notice tone="warning" title="The last webhook call failed">
          {lastError}
        </Notice>
      )}
      <TextField label="Email" type="email" autoComplete="off" {...text("email")} />
      <TextField
        label="Webhook URL"
        hint="Signed like the webhooks of alerts. A new URL gets a new secret."
        type="url"
        {...text("webhookUrl")}
      />
    </Stack>
  );
}
