import type { AlertRule } from "@listwise/contracts/alerts";
import { Button, Dialog, Notice } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useId, type SubmitEvent } from "react";
import { getErrorMessage } from "../../shared/get-error-message";
import { optionsQuery } from "./alerts.api";
import { toDraft } from "./rule-draft";
import { RuleFields } from "./rule-fields";
import { useRuleDraft } from "./use-rule-draft";
import { useChangeRule } from "./use-rules";

/** Renders the form for an existing rule in a dialog. */
export function EditRuleDialog({ rule, onClose }: { rule: AlertRule; onClose: () => void }) {
  const formId = useId();
  const { draft, problems, change, parse } = useRuleDraft(() => toDraft(rule));
  const { mutate, isPending, error } = useChangeRule();
  const { data, isPlaceholderData } = useQuery(optionsQuery(rule.appId, draft.country));

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    const fields = parse();
    if (fields && !isPending) mutate({ id: rule.id, change: fields }, { onSuccess: onClose });
  }

  return (
    <Dialog
      open
      onOpenChange={(wanted) => !wanted && !isPending && onClose()}
      title="Edit alert"
      description={rule.appName}
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} aria-label="Edit alert" noValidate onSubmit={onSubmit}>
        {error && <Notice tone="danger" title={getErrorMessage(error)} />}
        <RuleFields
          {...{ draft, problems }}
          options={isPlaceholderData ? undefined : data}
          onChange={change}
        />
      </form>
    </Dialog>
  );
}
