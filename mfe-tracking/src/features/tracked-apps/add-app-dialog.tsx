import { Button, Dialog, Notice, SelectField, Stack, TextField } from "@listwise/shared-ui";
import { useId, useState, type SubmitEvent } from "react";
import { getErrorMessage } from "../../shared/get-error-message";
import { parsePlatform, parseStoreId, buildStoreOptions, type Platform } from "./stores";
import { useAddApp } from "./use-own-apps";

/** Adds an app that the search doesn't find, by name and store id. */
export function AddAppDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState("");
  const [storeId, setStoreId] = useState("");
  const [platform, setPlatform] = useState<Platform>("ios");
  const [checked, setChecked] = useState(false);
  const form = useId();
  const add = useAddApp();
  const missing = { name: name.trim() === "", storeId: storeId.trim() === "" };

  function readId(text: string) {
    const read = parseStoreId(text);
    setStoreId(read.storeId);
    if (read.platform) setPlatform(read.platform);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setChecked(true);
    if (missing.name || missing.storeId || add.isPending) return;
    add.mutate({ name: name.trim(), platform, ...parseStoreId(storeId) }, { onSuccess: onClose });
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
          <Button variant="primary" type="submit" form={form} busy={add.isPending}>
            Add app
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Stack $gap={4}>
          {add.error && <Notice tone="danger">{getErrorMessage(add.error)}</Notice>}
          <TextField
            label="Name"
            required
            value={name}
            maxLength={200}
            error={checked && missing.name && "Enter the app's name."}
            onChange={(event) => setName(event.target.value)}
          />
          <TextField
            label="Store ID or link"
            required
            hint="The number or bundle ID in the store link, or the link itself."
            value={storeId}
            error={checked && missing.storeId && "Enter the app's store ID or link."}
            onChange={(event) => setStoreId(event.target.value)}
            onBlur={(event) => readId(event.target.value)}
          />
          <SelectField
            label="Store"
            options={buildStoreOptions()}
            value={platform}
            onChange={(event) => setPlatform(parsePlatform(event.target.value))}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
