import type { ChecklistSummary } from "@listwise/contracts/checklists";
import { AppIcon, formatRelative, IconButton, Link, ProgressBar, Text, TrashIcon } from "@listwise/shared-ui";
import { useState } from "react";
import styled from "styled-components";
import { AppRow, RowEnd, RowMain } from "../../shared/apps/app-list.styles";
import { DeleteChecklist } from "./delete-checklist";
import type { Template } from "./new-checklist";

const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Progress = styled.div`
  width: 12rem;
  max-width: 100%;
`;

interface ChecklistRowProps {
  checklist: ChecklistSummary;
  templates: readonly Template[];
}

export function ChecklistRow({ checklist, templates }: ChecklistRowProps) {
  const [deleting, setDeleting] = useState(false);
  const { id, appName, appIcon, template, done, total, updatedAt } = checklist;
  const name = templates.find(({ key }) => key === template)?.name ?? template;
  return (
    <AppRow>
      <RowMain>
        <AppIcon name={appName} src={appIcon} size={40} />
        <Words>
          <Link to={`/app-launch-checklist/${id}`}>
            <strong>
              {appName}: {name}
            </strong>
          </Link>
          <Text $size="sm" $tone="muted">
            Changed {formatRelative(updatedAt)}
          </Text>
        </Words>
      </RowMain>
      <RowEnd>
        <Progress>
          <ProgressBar label="Done" value={done} max={total} text={`${done} of ${total}`} />
        </Progress>
        <IconButton
          label={`Delete the checklist ${name} of ${appName}`}
          size="sm"
          icon={<TrashIcon size={15} />}
          onClick={() => setDeleting(true)}
        />
      </RowEnd>
      <DeleteChecklist checklist={checklist} open={deleting} onClose={() => setDeleting(false)} />
    </AppRow>
  );
}
