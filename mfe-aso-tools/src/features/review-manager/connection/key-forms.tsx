import { STORES, type Platform } from "@listwise/aso-core/stores";
import { AppStoreKeySchema, GooglePlayKeySchema } from "@listwise/contracts/reviews";
import { Button, Notice, Stack, Text, TextAreaField, TextField } from "@listwise/shared-ui";
import { useSchemaForm } from "@listwise/shared-ui/form";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { connectionsQuery, connectStore } from "./connections.api";

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

/** Forms for the key of each store. */
export const KEY_FORMS = { ios: AppStoreForm, android: GooglePlayForm };
