import type { AlertRule } from "@listwise/contracts/alerts";
import { useWorkspace } from "@listwise/shared-auth";
import {
  Card,
  EmptyState,
  ErrorState,
  LinkButton,
  SmartphoneIcon,
  sortByRelation,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import styled from "styled-components";
import { trackedAppsQuery } from "../../shared/apps/apps.api";
import { rulesQuery } from "./alerts.api";
import { AppGroups } from "./app-groups";
import { EditRuleDialog } from "./edit-rule-dialog";
import { NewRuleForm } from "./new-rule-form";
import { RuleFormSkeleton } from "./rule-form-skeleton";
import { RuleItem } from "./rule-item";

const FormArea = styled.div`
  padding: 0 var(--lw-space-5) var(--lw-space-5);
  &:not(:last-child) {
    border-bottom: 1px solid var(--lw-border);
  }
`;

/** Renders the alert rules of the current app, or of all apps, and the form for a new one. */
export function RulesCard() {
  const { appId, country, isKnown } = useWorkspace();
  const rules = useQuery(rulesQuery());
  const tracked = useQuery(trackedAppsQuery());
  const [edited, setEdited] = useState<AlertRule | null>(null);
  const failed = [rules, tracked].find(({ error, data }) => error && !data);

  if (failed) {
    return (
      <Card title="Alert rules">
        <ErrorState
          title="Couldn't load your rules"
          problem={failed.error}
          onRetry={() => void Promise.all([rules.refetch(), tracked.refetch()])}
          retrying={rules.isFetching || tracked.isFetching}
        />
      </Card>
    );
  }
  if (!rules.data || !tracked.data || !isKnown) {
    return (
      <Card title="Alert rules">
        <RuleFormSkeleton />
      </Card>
    );
  }
  const all = sortByRelation(tracked.data).map(({ app }) => app);
  const [first, ...others] = all.filter(({ id }) => appId === null || id === appId);
  if (!first) {
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
  const shown = rules.data.filter((rule) => appId === null || rule.appId === appId);
  return (
    <Card title="Alert rules" flush>
      <FormArea>
        <NewRuleForm
          key={`${appId} ${country}`}
          apps={[first, ...others]}
          isChoice={appId === null}
          initialCountry={country}
        />
      </FormArea>
      {shown.length > 0 && (
        <AppGroups label="Rules" items={shown} isGrouped={appId === null}>
          {(rule) => <RuleItem key={rule.id} rule={rule} onEdit={setEdited} />}
        </AppGroups>
      )}
      {edited && <EditRuleDialog key={edited.id} rule={edited} onClose={() => setEdited(null)} />}
    </Card>
  );
}
