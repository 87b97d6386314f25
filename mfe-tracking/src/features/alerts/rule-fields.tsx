import type { AlertOptions } from "@listwise/contracts/alerts";
import { Checkbox, CountryField, Link, Row, SelectField, Stack, Text, TextField } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useId, type ReactNode } from "react";
import styled from "styled-components";
import { getCountryOptions } from "../../shared/countries";
import type { DraftProblems, RuleDraft } from "./rule-draft";
import { conditions, parseCondition } from "./rule-labels";
import { ScopeField } from "./scope-field";
import { webhooksQuery } from "./webhooks/webhooks.api";

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: var(--lw-space-3);
  align-items: start;
`;

interface RuleFieldsProps {
  draft: RuleDraft;
  problems: DraftProblems;
  options: AlertOptions | undefined;
  onChange: (change: Partial<RuleDraft>) => void;
  /** Field for the app, before the others. */
  children?: ReactNode;
}

/** Renders the fields of a rule. */
export function RuleFields({ draft, problems, options, onChange, children }: RuleFieldsProps) {
  return (
    <Stack $gap={4}>
      <Fields>
        {children}
        <CountryField
          label="Country"
          options={getCountryOptions()}
          value={draft.country}
          onChange={(event) => onChange({ country: event.target.value })}
        />
        <SelectField
          label="Condition"
          options={conditions}
          value={draft.condition}
          onChange={(event) => onChange({ condition: parseCondition(event.target.value) })}
        />
        <TextField
          label="Positions"
          inputMode="numeric"
          value={draft.threshold}
          error={problems.threshold}
          onChange={(event) => onChange({ threshold: event.target.value })}
        />
      </Fields>
      <ScopeField {...{ draft, options, onChange }} error={problems.name} />
      <Channels {...{ draft, onChange }} />
    </Stack>
  );
}

function Channels({ draft: { channels }, onChange }: Pick<RuleFieldsProps, "draft" | "onChange">) {
  const labelId = useId();
  const { data: webhooks = [] } = useQuery(webhooksQuery());
  const choose = (change: Partial<RuleDraft["channels"]>) =>
    onChange({ channels: { ...channels, ...change } });
  return (
    <Stack $gap={2} role="group" aria-labelledby={labelId}>
      <Text as="span" id={labelId} $size="sm" $strong>
        Notify me here and by
      </Text>
      <Row $gap={6} $align="start">
        <Checkbox
          label="Email"
          hint={
            <>
              One summary, as often as <Link to="/settings?section=notifications">your settings</Link> say.
            </>
          }
          checked={channels.email}
          onChange={(event) => choose({ email: event.target.checked })}
        />
        <Checkbox
          label="Webhooks"
          hint={webhooks.length === 0 ? "Add a webhook first." : undefined}
          checked={channels.webhook}
          disabled={webhooks.length === 0 && !channels.webhook}
          onChange={(event) => choose({ webhook: event.target.checked })}
        />
      </Row>
    </Stack>
  );
}
