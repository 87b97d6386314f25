import {
  Card,
  EmptyState,
  ErrorState,
  IconButton,
  LinkButton,
  Loading,
  Skeleton,
  SmartphoneIcon,
  Text,
  TrashIcon,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { AppList, AppRow, RowEnd, RowMain } from "../../shared/apps/app-list";
import { trackedAppsQuery } from "../../shared/apps/apps.api";
import { userKeywordsQuery } from "../../shared/keywords/keywords.api";
import { rulesQuery } from "./alerts.api";
import { RuleForm } from "./rule-form";
import { formatRule } from "./rule-labels";
import { useRemoveRule } from "./use-rules";

/** Renders the alert rules and the form for a new one. */
export function RulesCard() {
  const rules = useQuery(rulesQuery());
  const followed = useQuery(trackedAppsQuery());
  const keywords = useQuery(userKeywordsQuery());
  const { mutate: remove } = useRemoveRule();
  const failed = [rules, followed].find(({ error, data }) => error && !data);

  if (failed) {
    return (
      <Card title="Alert rules">
        <ErrorState
          title="Couldn't load your rules"
          problem={failed.error}
          onRetry={() => void Promise.all([rules.refetch(), followed.refetch()])}
          retrying={rules.isFetching || followed.isFetching}
        />
      </Card>
    );
  }
  if (!rules.data || !followed.data) {
    return (
      <Card title="Alert rules">
        <Loading label="Loading your rules">
          <Skeleton height="7rem" radius="md" />
        </Loading>
      </Card>
    );
  }
  if (followed.data.length === 0) {
    return (
      <Card title="Alert rules">
        <EmptyState
          icon={<SmartphoneIcon size={20} />}
          title="No apps tracked yet"
          message="Track an app first, then choose which rank changes to get alerts for."
          action={<LinkButton to="/tracked-apps">Find an app</LinkButton>}
        />
      </Card>
    );
  }
  return (
    <Card title="Alert rules">
      <RuleForm apps={followed.data.map(({ app }) => app)} keywords={keywords.data ?? []} />
      <AppList aria-label="Rules">
        {rules.data.map((rule) => (
          <AppRow key={rule.id}>
            <RowMain>
              <Text as="span">
                <strong>{rule.appName}</strong> {formatRule(rule)}
              </Text>
            </RowMain>
            <RowEnd>
              <IconButton
                label={`Remove: ${rule.appName} ${formatRule(rule)}`}
                icon={<TrashIcon size={15} />}
                onClick={() => remove(rule)}
              />
            </RowEnd>
          </AppRow>
        ))}
      </AppList>
    </Card>
  );
}
