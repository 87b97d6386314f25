import { rolloutEndpoints, RolloutPlanSchema, type ReleaseName } from "@listwise/contracts/releases";
import { z } from "@listwise/contracts/zod";
import { call } from "@listwise/shared-auth";
import { Button, Dialog, Notice, Stack, Text, TextField, toast } from "@listwise/shared-ui";
import { useSchemaForm } from "@listwise/shared-ui/form";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { FindingList } from "../releases/finding-list";
import { getDangers } from "../releases/gate-findings";
import { Refusal } from "../releases/refusal";
import { releasesKey } from "../releases/releases.api";

interface StartRolloutDialogProps {
  name: ReleaseName;
  version: string;
  stable: string;
  onClose: () => void;
}

const REASON_LENGTH = 500;
const defaults = z.parse(RolloutPlanSchema, {});

const toNumber = (text: string) => Number(text.trim() || "none");

/** Returns the steps in a text such as "1, 10, 50"; everyone is always the last one. */
function parseSteps(text: string): number[] {
  const steps = text.split(",").map((step) => toNumber(step.replace("%", "")));
  return steps.filter((step) => step !== 100);
}

/** Starts a rollout. Dangerous differences are listed and have to be confirmed, as for a promotion. */
export function StartRolloutDialog({ name, version, stable, onClose }: StartRolloutDialogProps) {
  const client = useQueryClient();
  const formId = useId();
  const [dangers, setDangers] = useState<readonly string[]>([]);
  const isConfirmation = dangers.length > 0;
  const form = useSchemaForm({
    schema: rolloutEndpoints.start.body,
    initial: {
      steps: defaults.steps.join(", "),
      minPages: String(defaults.minPages),
      minMinutes: String(defaults.minMinutes),
      reason: "",
    },
    toBody: ({ steps, minPages, minMinutes, reason }) => ({
      version,
      steps: parseSteps(steps),
      minPages: toNumber(minPages),
      minMinutes: toNumber(minMinutes),
      ...(isConfirmation && { confirm: { reason, findings: dangers } }),
    }),
    submit: async (body) => {
      const { message } = await call(rolloutEndpoints.start, { params: { name }, body });
      toast.success(message);
      void client.invalidateQueries({ queryKey: releasesKey });
      onClose();
    },
    onFailure: (failure) => {
      const found = getDangers(failure);
      setDangers(found);
      return found.length > 0;
    },
  });
  const { text, busy, failure, onSubmit } = form;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={`Roll out ${name} ${version}`}
      description={`More and more browsers get ${version}, as long as it is as healthy as ${stable}. It pauses if it is worse, and is rolled back if it is much worse.`}
      size="md"
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button variant={isConfirmation ? "danger" : "primary"} type="submit" form={formId} busy={busy}>
            {isConfirmation ? "Confirm and start" : "Start rollout"}
          </Button>
        </>
      }
    >
      <Stack as="form" id={formId} onSubmit={onSubmit} noValidate $gap={4}>
        {failure && <Refusal problem={failure} />}
        <TextField
          label="Steps in percent"
          hint="Shares of the browsers. Everyone is the last step."
          required
          {...text("steps")}
        />
        <TextField
          label="Pages per step"
          hint="At least 20. They have to come from several networks."
          inputMode="numeric"
          required
          {...text("minPages")}
        />
        <TextField label="Minutes per step" inputMode="numeric" required {...text("minMinutes")} />
        {isConfirmation && (
          <>
            <Notice tone="warning" title="Confirm what changes">
              Users or other releases may depend on it.
              <FindingList messages={dangers} />
            </Notice>
            <TextField
              label="Reason"
              hint="Shown in the history."
              required
              maxLength={REASON_LENGTH}
              {...text("reason")}
            />
          </>
        )}
        <Text $tone="muted" $size="sm">
          Promoting, rolling back or disabling {name} by hand ends the rollout.
        </Text>
      </Stack>
    </Dialog>
  );
}
