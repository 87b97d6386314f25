import { getConfigValueSchema, type AdminConfigEntry } from "@listwise/contracts/site";
import { z } from "@listwise/contracts/zod";
import {
  Badge,
  Button,
  Row,
  Stack,
  Text,
  TextField,
  toast,
  useConfirm,
  type ConfirmRequest,
} from "@listwise/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { AdminForm } from "../../shared/form/admin-form";
import { useAdminForm } from "../../shared/form/use-admin-form";
import { Moment } from "../../shared/moment";
import { configKey, saveConfig } from "./settings.api";

const schema = z.object({
  value: z.string().check(z.trim(), z.minLength(1, "Enter a new value."), z.maxLength(500)),
});

interface SecretFormProps {
  entry: AdminConfigEntry;
  mayWrite: boolean;
}

export function SecretForm({ entry, mayWrite }: SecretFormProps) {
  const { key, label, description, isSet, updatedAt } = entry;
  const client = useQueryClient();
  const { confirm, dialog } = useConfirm();
  const write = async (value: string) => {
    await saveConfig(key, { value });
    await client.invalidateQueries({ queryKey: configKey });
  };
  const form = useAdminForm({
    schema,
    initial: { value: "" },
    save: async ({ value }) => {
      await write(z.parse(getConfigValueSchema("secret"), value));
      toast.success(`${label} saved`);
    },
  });
  const remove: ConfirmRequest = {
    title: `Remove ${label}?`,
    description: "Features that need it stop working until you enter a new value.",
    action: "Remove",
    danger: true,
    run: async () => {
      await write("");
      return `${label} removed`;
    },
  };
  return (
    <Stack $gap={3}>
      <Row $gap={2}>
        <h3>{label}</h3>
        <Badge tone={isSet ? "success" : "neutral"}>{isSet ? "Set" : "Not set"}</Badge>
        {isSet && (
          <Text as="span" $tone="muted" $size="sm">
            <Moment at={updatedAt} />
          </Text>
        )}
      </Row>
      <Text as="p" $tone="muted" $size="sm">
        {description} <code>{key}</code>
      </Text>
      {mayWrite && (
        <AdminForm
          form={form}
          label={label}
          action={isSet ? "Replace" : "Save"}
          buttons={isSet && <Button onClick={() => confirm(remove)}>Remove</Button>}
        >
          <TextField
            label={`New value for ${label}`}
            type="password"
            autoComplete="off"
            {...form.text("value")}
          />
        </AdminForm>
      )}
      {dialog}
    </Stack>
  );
}
