import type { AlertRule } from "@listwise/contracts/alerts";
import { Button, Dialog, Notice } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useId, useState, type SubmitEvent } from "react";
import { getErrorMessage } from "../../shared/get-error-message";
import { optionsQuery } from "./alerts.api";
import { findDraftProblems, toDraft, toRuleFields, type DraftProblems } from "./rule-draft";
import { RuleFields } from "./rule-fields";
import { useChangeRule } from "./use-rules";

/** Renders the form for an existing rule in a dialog. */
export function EditRuleDialog({ rule, onClose }: { rule: AlertRule; onClose: () => void }) {
  const formId = useId();
  const [draft, setDraft] = useState(() => toDraft(rule));
  const [problems, setProblems] = useState<DraftProblems>({});
  const { mutate, isPending, error } = useChangeRule();
  const { data, isPlaceholderData } = useQuery(optionsQuery(rule.appId, draft.country));

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    const found = findDraftProblems(draft);
    setProblems(found);
    if (Object.keys(found).length > 0 || isPending) return;
    mutate({ id: rule.id, change: toRuleFields(draft) }, { onSuccess: onClose });
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
          onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
        />
      </form>
    </Dialog>
  );
}
