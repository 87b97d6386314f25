import { NewWebhookSchema } from "@listwise/contracts/alerts";
import { Button, CopyButton, Notice, Row, Stack, Text, TextField } from "@listwise/shared-ui";
import { useSchemaForm } from "@listwise/shared-ui/form";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import styled from "styled-components";
import { alertKeys } from "../../../shared/alerts.api";
import { addWebhook } from "./webhooks.api";

const EXAMPLE = `POST /alerts
Idempotency-Key: 0b9c7f5e-5c1d-4a7e-9f55-1f2f4f2f9a10
Listwise-Signature: t=1795417200,v1=5257a869e7ecebed…

{
  "id": "0b9c7f5e-5c1d-4a7e-9f55-1f2f4f2f9a10",
  "type": "rank-alerts",
  "alerts": [{
    "type": "rank-alert",
    "id": 9,
    "rule": 5,
    "app": { "id": 11, "name": "Skyline Weather" },
    "keyword": "storm",
    "country": "us",
    "previousRank": 201,
    "currentRank": 8,
    "at": "2026-11-23T08:00:00.000Z"
  }]
}`;

const Example = styled.pre.attrs({ role: "region" })`
  max-height: 16rem;
  margin: var(--lw-space-2) 0 0;
  padding: var(--lw-space-3);
  overflow: auto;
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-md);
  background: var(--lw-surface-sunken);
  font-size: var(--lw-font-xs);
`;

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
          hint="We post alerts there as JSON. Rank 201 means that the app isn't in the top 200."
          required
          maxLength={500}
          {...text("url")}
        />
        <details>
          <summary>Example of a request</summary>
          <Example tabIndex={0} aria-label="Example of a request">
            {EXAMPLE}
          </Example>
        </details>
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
      <Row $gap={2}>
        <CopyButton text={secret} what="Secret" source={field} />
        <Button onClick={onDone}>Done</Button>
      </Row>
    </Stack>
  );
}
