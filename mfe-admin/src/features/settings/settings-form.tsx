import { getConfigValueSchema, type AdminConfigEntry } from "@listwise/contracts/site";
import { z } from "@listwise/contracts/zod";
import { formatCount } from "@listwise/aso-core/text";
import { Card, EmptyState, toast } from "@listwise/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { AdminForm } from "../../shared/form/admin-form";
import { useAdminForm } from "../../shared/form/use-admin-form";
import { ConfigField } from "./config-field";
import { configKey, publicConfigKey, saveConfigs } from "./settings.api";

const Current = z.record(z.string(), z.string());

interface SettingsFormProps {
  entries: readonly AdminConfigEntry[];
  /** Visible group; changes in other groups are saved, too. */
  group: string;
}

export function SettingsForm({ entries, group }: SettingsFormProps) {
  const client = useQueryClient();
  const open = entries.filter(({ type }) => type !== "secret");
  const initial = Object.fromEntries(open.map(({ key, value }) => [key, value ?? ""]));
  const labels = Object.fromEntries(open.map(({ key, label }) => [key, label]));
  const form = useAdminForm({
    schema: z.object(Object.fromEntries(open.map(({ key, type }) => [key, getConfigValueSchema(type)]))),
    initial,
    version: "shown",
    readCurrent: (current) => {
      const known = z.safeParse(Current, current);
      return known.success ? { ...initial, ...known.data } : null;
    },
    save: async (body, version) => {
      const changes = Object.entries(body).filter(([key, value]) => value !== initial[key]);
      const configs = changes.map(([key, value]) => ({
        key,
        value,
        // After reviewing a conflict, the user may replace newer values.
        ...(version === "shown" ? { was: initial[key] ?? "" } : {}),
      }));
      client.setQueryData(configKey, await saveConfigs(configs));
      await client.invalidateQueries({ queryKey: publicConfigKey });
      toast.success(`${formatCount(configs.length, "setting")} saved`);
    },
  });
  const shown = open.filter((entry) => entry.group === group);
  const count = open.filter(({ key, value }) => form.values[key] !== (value ?? "")).length;
  return (
    <Card title={group}>
      <AdminForm
        form={form}
        label={group}
        labels={labels}
        action={count > 1 ? `Save ${count} changes` : "Save"}
      >
        {shown.length === 0 ? (
          <EmptyState title="No custom keys" message="Add one below." />
        ) : (
          shown.map((entry) => (
            <ConfigField
              key={entry.key}
              entry={entry}
              value={form.values[entry.key] ?? ""}
              error={form.problems[entry.key]}
              onChange={(value) => form.set(entry.key, value)}
            />
          ))
        )}
      </AdminForm>
    </Card>
  );
}
