import type { AlertRule } from "@listwise/contracts/alerts";
import { Badge, Button, IconButton, PencilIcon, Row, Stack, Text, TrashIcon } from "@listwise/shared-ui";
import { AppRow, RowEnd, RowMain } from "../../shared/apps/app-list.styles";
import { formatKeywordCount, formatRule } from "./rule-labels";
import { usePauseRule, useRemoveRule } from "./use-rules";

function formatChannels({ email, webhook }: AlertRule["channels"]): string {
  const others = [email && "email", webhook && "webhook"].filter(Boolean).join(" and ");
  return others ? `Notifies you here and by ${others}` : "Notifies you here";
}

interface RuleItemProps {
  rule: AlertRule;
  onEdit: (rule: AlertRule) => void;
}

/** Renders a rule with its actions. */
export function RuleItem({ rule, onEdit }: RuleItemProps) {
  const { mutate: pause } = usePauseRule();
  const { mutate: remove } = useRemoveRule();
  const text = formatRule(rule);
  const name = `${rule.appName}: ${text}`;
  const { scope, keywordCount, isPaused, channels } = rule;
  const verb = isPaused ? "Resume" : "Pause";
  return (
    <AppRow>
      <RowMain>
        <Stack $gap={1}>
          <Text as="span">{text}</Text>
          <Row $gap={2}>
            {isPaused && <Badge>Paused</Badge>}
            <Text as="span" $size="sm" $tone="muted">
              {scope.type !== "chart" && (
                <>
                  <Text as="span" $size="sm" $tone={keywordCount === 0 ? "warning" : "muted"}>
                    {formatKeywordCount(scope.type, keywordCount)}
                  </Text>
                  {" · "}
                </>
              )}
              {formatChannels(channels)}
            </Text>
          </Row>
        </Stack>
      </RowMain>
      <RowEnd>
        <Row as="span" $gap={2}>
          <Button size="sm" aria-label={`${verb}: ${name}`} onClick={() => pause(rule)}>
            {verb}
          </Button>
          <IconButton label={`Edit: ${name}`} icon={<PencilIcon size={15} />} onClick={() => onEdit(rule)} />
          <IconButton label={`Remove: ${name}`} icon={<TrashIcon size={15} />} onClick={() => remove(rule)} />
        </Row>
      </RowEnd>
    </AppRow>
  );
}
