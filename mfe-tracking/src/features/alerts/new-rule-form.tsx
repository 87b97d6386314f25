import { getUpgradePath } from "@listwise/contracts/limits";
import type { AppSummary } from "@listwise/contracts/apps";
import { formatCount } from "@listwise/aso-core/text";
import { Button, PlusIcon, SelectField, Stack, UpgradePrompt, useSearchParams } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import { optionsQuery } from "./alerts.api";
import { createDraft } from "./rule-draft";
import { RuleFields } from "./rule-fields";
import { RuleFormSkeleton } from "./rule-form-skeleton";
import { useRuleDraft } from "./use-rule-draft";
import { useAddRule } from "./use-rules";

interface NewRuleFormProps {
  /** Apps to choose from; a single one is not shown as a choice. */
  apps: readonly [AppSummary, ...AppSummary[]];
  isChoice: boolean;
  initialCountry: string;
}

/** Renders the form for a new rule, or why the plan allows no more rules for the app. */
export function NewRuleForm({ apps, isChoice, initialCountry }: NewRuleFormProps) {
  const [params] = useSearchParams();
  const [chosen, setChosen] = useState(apps[0].id);
  // The chosen app may be untracked in the meantime.
  const appId = (apps.find(({ id }) => id === chosen) ?? apps[0]).id;
  const { draft, problems, change, parse } = useRuleDraft(() =>
    createDraft(initialCountry, params.get("keyword") ?? "", params.get("chart")),
  );
  const { mutate, isPending } = useAddRule();
  const { data: options, isPlaceholderData, isError } = useQuery(optionsQuery(appId, draft.country));
  const current = isPlaceholderData ? undefined : options;

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    const fields = parse();
    if (fields && !isPending) mutate({ appId, ...fields });
  }

  const appField = isChoice && (
    <SelectField
      label="App"
      options={apps.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(appId)}
      onChange={(event) => setChosen(Number(event.target.value))}
    />
  );
  if (!options && !isError) {
    return <RuleFormSkeleton />;
  }
  if (current && current.rules >= current.maxRules) {
    return (
      <Stack>
        {appField}
        <UpgradePrompt feature="Alert limit reached" to={getUpgradePath("alerts_per_app")}>
          {`Your plan allows ${formatCount(current.maxRules, "alert rule")} per app, and this app has ${current.rules}. Upgrade to add more, or edit or remove a rule.`}
        </UpgradePrompt>
      </Stack>
    );
  }
  return (
    <form aria-label="New alert" noValidate onSubmit={onSubmit}>
      <Stack>
        <RuleFields {...{ draft, problems }} options={current} onChange={change}>
          {appField}
        </RuleFields>
        <div>
          <Button type="submit" variant="primary" icon={<PlusIcon size={15} />} busy={isPending}>
            Add alert
          </Button>
        </div>
      </Stack>
    </form>
  );
}
