import type { Checklist } from "@listwise/contracts/checklists";
import {
  Button,
  Card,
  Container,
  FileTextIcon,
  PageHeader,
  ProgressBar,
  Stack,
  Text,
  TrashIcon,
  useNavigate,
  useSetPageMetadata,
} from "@listwise/shared-ui";
import { useState, type ReactNode } from "react";
import { AppLink } from "../../shared/apps/app-link";
import { ChecklistItemRow } from "./checklist-item-row";
import { Actions, Items, OnPaper } from "./checklist.styles";
import { DeleteChecklist } from "./delete-checklist";

export interface ChecklistBodyProps {
  checklist: Checklist;
  back: ReactNode;
}

export function ChecklistBody({ checklist, back }: ChecklistBodyProps) {
  const [deleting, setDeleting] = useState(false);
  const navigate = useNavigate();
  const { id, appId, appName, done, total, sections } = checklist;
  const title = `App Launch Checklist: ${appName}`;
  useSetPageMetadata({ title });
  return (
    <Container>
      <OnPaper />
      <PageHeader
        before={back}
        title={title}
        help="launch-checklists"
        description={
          <AppLink appId={appId}>
            <Text as="span" $size="sm" $tone="accent">
              Open the app's details
            </Text>
          </AppLink>
        }
        actions={
          <Actions>
            <Button icon={<FileTextIcon size={15} />} onClick={() => window.print()}>
              Print
            </Button>
            <Button variant="danger" icon={<TrashIcon size={15} />} onClick={() => setDeleting(true)}>
              Delete
            </Button>
          </Actions>
        }
      />
      <Stack $gap={6}>
        <Card>
          <ProgressBar
            label="Progress"
            value={done}
            max={total}
            text={`${done} of ${total} done`}
            tone={done === total ? "success" : "accent"}
          />
        </Card>
        {sections.map(({ title, items }) => (
          <Card
            key={title}
            title={title}
            description={`${items.filter((item) => item.done).length} of ${items.length} done`}
          >
            <Items>
              {items.map((item) => (
                <ChecklistItemRow key={item.id} checklistId={id} item={item} />
              ))}
            </Items>
          </Card>
        ))}
      </Stack>
      <DeleteChecklist
        checklist={checklist}
        open={deleting}
        onClose={() => setDeleting(false)}
        onDeleted={() => void navigate("/app-launch-checklists")}
      />
    </Container>
  );
}
