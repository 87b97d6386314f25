import { useState } from "react";
import type { RuleFields } from "./alerts.api";
import { findDraftProblems, toRuleFields, type DraftProblems, type RuleDraft } from "./rule-draft";

/** Keeps the input of a rule. `parse` shows problems and returns the rule, or `null` if there are some. */
export function useRuleDraft(initial: () => RuleDraft) {
  const [draft, setDraft] = useState(initial);
  const [problems, setProblems] = useState<DraftProblems>({});
  function change(part: Partial<RuleDraft>) {
    setDraft((before) => ({ ...before, ...part }));
    setProblems({});
  }
  function parse(): RuleFields | null {
    const found = findDraftProblems(draft);
    setProblems(found);
    return Object.keys(found).length > 0 ? null : toRuleFields(draft);
  }
  return { draft, problems, change, parse };
}
