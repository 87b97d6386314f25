import { NewWebhookSchema } from "@listwise/contracts/alerts";
import { Button, CopyButton, Notice, Stack, Text, TextField } from "@listwise/shared-ui";
import { useSchemaForm } from "@listwise/shared-ui/form";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { alertKeys } from "../../../shared/alerts.api";
import { addWebhook } from "./webhooks.api";

/** Renders the form for a new webhook, and its signing secret once. */
export function NewWebhookForm() {
  const client = useQueryClient();
  const [secret, setSecret] = useState<string | null>(null);
  const { text, busy, failure, onSubmit } = useSchemaForm({
    schema: NewWebhookSchema,
    initial: { name: "", url: "" },
    submit: async (body) => {
      setSecret((await addWebhook(body)).secret);
      void client.invalidateQueries({ queryKey: alertKeys.webhooks });
    },
  });
  if (secret !== null) return <ShownSecret secret={secret} onDone={() => setSecret(null)} />;
  return (
    <form aria-label="New webhook" noValidate onSubmit={onSubmit}>
      <Stack>
        {failure && <Notice tone="danger" title={failure.message} />}
        <TextField label="Name" required maxLength={60} {...text("name")} />
        <TextField
          label="URL"
          type="url"
          placeholder="https://example.com/alerts"
          hint="We send alerts there as JSON with a POST request."
          required
          maxLength={500}
          {...text("url")}
        />
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            Add webhook
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function ShownSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Stack>
      <Notice tone="warning">Copy the signing secret now. You won't see it again.</Notice>
      <TextField
        ref={field}
        label="Signing secret"
        value={secret}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Text $size="sm" $tone="muted">
        Check the header “Listwise-Signature: t=…,v1=…” of each request: v1 is the HMAC-SHA256 of t, a period
        and the body, in hex. Repeated requests have the same “Idempotency-Key”.
      </Text>
      <div>
        <CopyButton text={secret} what="Secret" source={field} />{" "}
        <Button size="sm" onClick={onDone}>
          Done
        </Button>
      </div>
    </Stack>
  );
}
