import { PLATFORMS } from "@listwise/aso-core/stores";
import { z } from "@listwise/contracts/zod";
import { Button, Dialog, Notice, SelectField, Stack, TextField } from "@listwise/shared-ui";
import { useSchemaForm } from "@listwise/shared-ui/form";
import { useId } from "react";
import { getErrorMessage } from "../../shared/get-error-message";
import { parseStoreId, buildStoreOptions } from "../../shared/apps/stores";
import { useAddApp } from "./use-own-apps";

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, "Enter the app's name.")),
  storeId: z.string().check(z.trim(), z.minLength(1, "Enter the app's store ID or link.")),
  platform: z.enum(PLATFORMS),
});

/** Adds an app that the search doesn't find, by name and store id. */
export function AddAppDialog({ onClose }: { onClose: () => void }) {
  const form = useId();
  const add = useAddApp();
  const { text, values, set, busy, failure, onSubmit } = useSchemaForm({
    schema,
    initial: { name: "", storeId: "", platform: "ios" },
    toBody: (typed) => ({ ...typed, ...parseStoreId(typed.storeId) }),
    submit: async (body) => {
      await add.mutateAsync(body);
      onClose();
    },
  });

  function readId() {
    const { storeId, platform } = parseStoreId(values.storeId);
    if (storeId !== values.storeId) set("storeId", storeId);
    if (platform) set("platform", platform);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Add your own app"
      description="Add an app that search doesn't find. It's tracked automatically."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={form} busy={busy}>
            Add app
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={onSubmit} noValidate>
        <Stack $gap={4}>
          {failure && <Notice tone="danger">{getErrorMessage(failure)}</Notice>}
          <TextField label="Name" required maxLength={200} {...text("name")} />
          <TextField
            label="Store ID or link"
            required
            hint="The number or bundle ID in the store link, or the link itself."
            onBlur={readId}
            {...text("storeId")}
          />
          <SelectField label="Store" options={buildStoreOptions()} {...text("platform")} />
        </Stack>
      </form>
    </Dialog>
  );
}
