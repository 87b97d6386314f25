import type { AppSummary } from "@listwise/contracts/apps";
import { bus } from "@listwise/shared-auth";
import { Button, Dialog, TextField } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState, type SubmitEvent } from "react";
import { appKeys, setTags, type TrackedApp } from "../../shared/apps/apps.api";
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
  const [text, setText] = useState(tags.join(", "));
  const form = useId();
  const save = useMutation({
    mutationFn: async (next: readonly string[]) => (await setTags(app.id, next)).data,
    onSuccess: (saved) => {
      client.setQueryData<TrackedApp[]>(appKeys.followed, (list) =>
        list?.map((item) => (item.app.id === app.id ? { ...item, tags: saved } : item)),
      );
      bus.emit("app:updated", { appId: app.id, storeId: app.storeId, name: app.name });
      onClose();
    },
  });

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!save.isPending) save.mutate(parseTags(text));
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Tags of ${app.name}`}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={form} busy={save.isPending}>
            Save tags
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextField
          label="Tags"
          hint="Separate with commas, e.g. competitor, Q4. Only you can see them."
          value={text}
          error={save.error && getErrorMessage(save.error)}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
