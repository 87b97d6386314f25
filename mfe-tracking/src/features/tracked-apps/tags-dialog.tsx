import { ownAppsEndpoints, type AppSummary } from "@listwise/contracts/apps";
import { bus } from "@listwise/shared-auth";
import { Button, Dialog, Notice, Stack, TextField } from "@listwise/shared-ui";
import { useSchemaForm } from "@listwise/shared-ui/form";
import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import type { TrackedApp } from "@listwise/contracts/apps";
import { appKeys, setTags } from "../../shared/apps/apps.api";
import { getErrorMessage } from "../../shared/get-error-message";

function parseTags(text: string): string[] {
  return [...new Set(text.split(",").map((tag) => tag.trim()))].filter(Boolean);
}

interface TagsDialogProps {
  app: AppSummary;
  tags: readonly string[];
  onClose: () => void;
}

/** Edits the user's tags of an app. */
export function TagsDialog({ app, tags, onClose }: TagsDialogProps) {
  const client = useQueryClient();
  const form = useId();
  const { text, busy, failure, onSubmit } = useSchemaForm({
    schema: ownAppsEndpoints.setTags.body,
    initial: { tags: tags.join(", ") },
    toBody: (typed) => ({ tags: parseTags(typed.tags) }),
    submit: async (body) => {
      const { data: saved } = await setTags(app.id, body.tags);
      client.setQueryData<TrackedApp[]>(appKeys.followed, (list) =>
        list?.map((item) => (item.app.id === app.id ? { ...item, tags: saved } : item)),
      );
      bus.emit("app:updated", { appId: app.id, storeId: app.storeId, name: app.name });
      onClose();
    },
  });

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Tags of ${app.name}`}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={form} busy={busy}>
            Save tags
          </Button>
        </>
      }
    >
      <Stack as="form" id={form} onSubmit={onSubmit} noValidate>
        {failure && <Notice tone="danger">{getErrorMessage(failure)}</Notice>}
        <TextField
          label="Tags"
          hint="Separate with commas, e.g. competitor, Q4. Only you can see them."
          {...text("tags")}
        />
      </Stack>
    </Dialog>
  );
}
