import { LIST_CHOICES, UNLIMITED, userLimitsEndpoints, type FeatureLimit } from "@listwise/contracts/limits";
import { z } from "@listwise/contracts/zod";
import { call } from "@listwise/shared-auth";
import { Checkbox, formatNumber, TextField, toast } from "@listwise/shared-ui";
import { useQueryClient } from "@tanstack/react-query";
import { ChoicesField } from "../../shared/choices-field";
import { EditDialog } from "../../shared/form/edit-dialog";
import { useAdminForm } from "../../shared/form/use-admin-form";
import { userKey } from "./user.api";

interface OverrideDialogProps {
  userId: number;
  limit: FeatureLimit;
  isOverridden: boolean;
  onClose: () => void;
}

const MAX_LIMIT = 1_000_000_000;

const schema = z.object({
  asPlanned: z.boolean(),
  value: z.union(
    [z.boolean(), z.number().check(z.int(), z.gte(0), z.lte(MAX_LIMIT)), z.array(z.string())],
    `Enter a whole number from 0 to ${formatNumber(MAX_LIMIT)}.`,
  ),
});

/** Parses the input: lists are separated by commas, an invalid number is `null`. */
function parseInput(limit: FeatureLimit, text: string, isOn: boolean) {
  if (limit.dataType === "BOOLEAN") return isOn;
  if (limit.dataType === "INTEGER") return /^\d{1,10}$/.test(text.trim()) ? Number(text) : null;
  return text
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
}

/** Overrides a limit for one account, or restores the plan's limit. */
export function OverrideDialog({ userId, limit, isOverridden, onClose }: OverrideDialogProps) {
  const client = useQueryClient();
  const { key, featureName, dataType, limitValue, unit } = limit;
  const choices = LIST_CHOICES[key];
  const text = Array.isArray(limitValue) ? limitValue.join(", ") : String(limitValue);
  const form = useAdminForm({
    schema,
    initial: { asPlanned: false, value: text, isOn: limitValue === true },
    toBody: ({ asPlanned, value, isOn }) => ({
      asPlanned,
      value: parseInput(limit, value, isOn),
    }),
    save: async ({ asPlanned, value }) => {
      const limits = { [key]: asPlanned ? null : value };
      await call(userLimitsEndpoints.setUserLimits, { params: { id: userId }, body: { limits } });
      await client.invalidateQueries({ queryKey: userKey(userId) });
      toast.success(`Saved ${featureName}`);
      onClose();
    },
  });
  return (
    <EditDialog title={`Limit: ${featureName}`} description={limit.description} form={form} onClose={onClose}>
      {isOverridden && <Checkbox label="Use the plan's limit" {...form.check("asPlanned")} />}
      {!form.values.asPlanned &&
        (dataType === "BOOLEAN" ? (
          <Checkbox label="Included" {...form.check("isOn")} />
        ) : choices ? (
          <ChoicesField
            label="Limit"
            choices={choices}
            value={form.values.value}
            onChange={(value) => form.set("value", value)}
          />
        ) : (
          <TextField
            label="Limit"
            inputMode={dataType === "INTEGER" ? "numeric" : undefined}
            hint={
              dataType === "INTEGER"
                ? `In ${unit ?? "whole numbers"}; ${formatNumber(UNLIMITED)} or more is unlimited.`
                : "Allowed items, separated by commas."
            }
            {...form.text("value")}
          />
        ))}
    </EditDialog>
  );
}
