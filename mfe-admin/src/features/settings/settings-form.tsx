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

/** Returns the name of a setting's field, since a dot would separate nested fields. */
const toFieldName = (key: string) => key.replaceAll(".", "/");

interface SettingsFormProps {
  entries: readonly AdminConfigEntry[];
  /** Visible group; changes in other groups are saved, too. */
  group: string;
}

export function SettingsForm({ entries, group }: SettingsFormProps) {
  const client = useQueryClient();
  const open = entries.filter(({ type }) => type !== "secret");
  const byName = <T,>(read: (entry: AdminConfigEntry) => T) =>
    Object.fromEntries(open.map((entry) => [toFieldName(entry.key), read(entry)]));
  const initial = byName(({ value }) => value ?? "");
  const form = useAdminForm({
    schema: z.object(byName(({ type }) => getConfigValueSchema(type))),
    initial,
    version: "shown",
    readCurrent: (current) => {
      const known = z.safeParse(Current, current);
      return known.success ? byName(({ key, value }) => known.data[key] ?? value ?? "") : null;
    },
    save: async (body, version) => {
      const configs = open.flatMap(({ key }) => {
        const was = initial[toFieldName(key)] ?? "";
        const value = body[toFieldName(key)] ?? was;
        // After reviewing a conflict, the user may replace newer values.
        return value === was ? [] : [{ key, value, ...(version === "shown" ? { was } : {}) }];
      });
      client.setQueryData(configKey, await saveConfigs(configs));
      await client.invalidateQueries({ queryKey: publicConfigKey });
      toast.success(`${formatCount(configs.length, "setting")} saved`);
    },
  });
  const shown = open.filter((entry) => entry.group === group);
  const count = open.filter(({ key, value }) => form.values[toFieldName(key)] !== (value ?? "")).length;
  const [common, ...others] = new Set(shown.map(({ description }) => description));
  const isCommon = shown.length > 1 && others.length === 0;
  return (
    <Card title={group} description={isCommon ? common : undefined}>
      <AdminForm
        form={form}
        label={group}
        labels={byName(({ label }) => label)}
        action={count > 1 ? `Save ${count} changes` : "Save"}
      >
        {shown.length === 0 ? (
          <EmptyState title="No custom keys" message="Add one below." />
        ) : (
          shown.map((entry) => {
            const name = toFieldName(entry.key);
            return (
              <ConfigField
                key={entry.key}
                entry={isCommon ? { ...entry, description: "" } : entry}
                field={form.text(name)}
                onToggle={(on) => form.set(name, String(on))}
              />
            );
          })
        )}
      </AdminForm>
    </Card>
  );
}
