import type { ChecklistSummary } from "@listwise/contracts/checklists";
import {
  Button,
  Card,
  EmptyState,
  LinkButton,
  Notice,
  PlusIcon,
  SelectField,
  Skeleton,
  SmartphoneIcon,
  sortByRelation,
  Text,
  useNavigate,
} from "@listwise/shared-ui";
import { setWorkspace, useWorkspace } from "@listwise/shared-auth";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import styled from "styled-components";
import { trackedAppsQuery } from "../../shared/apps/apps.api";
import { getErrorMessage } from "../../shared/get-error-message";
import { checklistKeys, createChecklist } from "./checklists.api";

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr)) auto;
  align-items: end;
  gap: var(--lw-space-3);
  margin-bottom: var(--lw-space-3);
  @media (max-width: 639px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A checklist template of the server. */
export interface Template {
  key: string;
  name: string;
  description: string;
}

interface NewChecklistProps {
  templates: readonly Template[];
  existing: readonly ChecklistSummary[];
}

/** Creates a checklist for the current app, with all apps for a tracked one, or opens the existing checklist. */
export function NewChecklist({ templates, existing }: NewChecklistProps) {
  const apps = useQuery(trackedAppsQuery());
  const workspace = useWorkspace();
  const [picked, setPicked] = useState<number | null>(null);
  const [key, setKey] = useState("");
  const navigate = useNavigate();
  const client = useQueryClient();
  const create = useMutation({
    mutationFn: createChecklist,
    onSuccess: (checklist) => {
      client.setQueryData([...checklistKeys.one, checklist.id], checklist);
      void client.invalidateQueries({ queryKey: checklistKeys.list });
      void navigate(`/app-launch-checklist/${checklist.id}`);
    },
  });

  if (apps.data?.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<SmartphoneIcon size={20} />}
          title="No apps tracked yet"
          message="Track an app first, then create a checklist for it."
          action={<LinkButton to="/tracked-apps">Find an app</LinkButton>}
        />
      </Card>
    );
  }
  const choices = sortByRelation(apps.data ?? []);
  const chosenApp = workspace.appId ?? picked ?? choices[0]?.app.id;
  const pick = (id: number) => (workspace.appId === null ? setPicked(id) : setWorkspace({ appId: id }));
  const template = templates.find((one) => one.key === key) ?? templates[0];
  const known = existing.find((one) => one.appId === chosenApp && one.template === template?.key);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (known) void navigate(`/app-launch-checklist/${known.id}`);
    else if (chosenApp && template && !create.isPending)
      create.mutate({ appId: chosenApp, template: template.key });
  }

  return (
    <Card title="New checklist">
      {apps.error && !apps.data ? (
        <Notice
          tone="danger"
          actions={
            <Button size="sm" busy={apps.isFetching} onClick={() => void apps.refetch()}>
              Retry
            </Button>
          }
        >
          Couldn't load your apps: {getErrorMessage(apps.error)}
        </Notice>
      ) : apps.isPending ? (
        <Skeleton height="3.75rem" />
      ) : (
        <Form onSubmit={submit}>
          <SelectField
            label="App"
            options={choices.map(({ app }) => ({ value: String(app.id), label: app.name }))}
            value={String(chosenApp)}
            onChange={(event) => pick(Number(event.target.value))}
          />
          <SelectField
            label="Template"
            options={templates.map((one) => ({ value: one.key, label: one.name }))}
            value={template?.key ?? ""}
            onChange={(event) => setKey(event.target.value)}
          />
          <Button
            type="submit"
            variant="primary"
            icon={known ? undefined : <PlusIcon size={15} />}
            busy={create.isPending}
          >
            {known ? "Open checklist" : "Create checklist"}
          </Button>
        </Form>
      )}
      <Text $size="sm" $tone="muted">
        {template?.description}
      </Text>
      {create.error && <Notice tone="danger">{getErrorMessage(create.error)}</Notice>}
    </Card>
  );
}
