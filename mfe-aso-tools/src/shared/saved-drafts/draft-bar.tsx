import type { ToolDraft } from "@listwise/contracts/tools";
import {
  Badge,
  Button,
  Card,
  ConfirmDialog,
  Menu,
  Notice,
  Row,
  SelectField,
  Stack,
} from "@listwise/shared-ui";
import { useState, type ReactNode } from "react";
import styled from "styled-components";
import { NameDialog } from "./name-dialog";
import type { Drafts } from "./use-drafts";

interface DraftBarProps {
  works: Pick<
    Drafts,
    | "query"
    | "works"
    | "takenNames"
    | "opened"
    | "dirty"
    | "open"
    | "save"
    | "saveAs"
    | "saving"
    | "remove"
    | "conflict"
    | "resolve"
  >;
  history: { undo: () => void; redo: () => void; canUndo: boolean; canRedo: boolean };
  /** Additional buttons, such as an export. */
  children?: ReactNode;
}

const NEW = "new";

const Choice = styled.div`
  flex: 1 1 12rem;
  max-width: 20rem;
`;

/** Renders the controls of a tool's drafts: open, save, save as, delete, undo and redo. */
export function DraftBar({ works, history, children }: DraftBarProps) {
  const [dialog, setDialog] = useState<"name" | "delete" | null>(null);
  /** The draft to open after unsaved changes are discarded; null is a new draft, undefined none. */
  const [next, setNext] = useState<ToolDraft | null>();
  const { opened, dirty, saving, conflict, query } = works;
  const options = [
    { value: NEW, label: "New draft" },
    ...works.works.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  function choose(value: string) {
    const work = works.works.find(({ id }) => String(id) === value) ?? null;
    if (dirty) setNext(work);
    else works.open(work);
  }

  return (
    <Card>
      <Stack $gap={3}>
        <Row $align="end" $justify="space-between">
          <Choice>
            <SelectField
              label="Draft"
              options={options}
              value={opened ? String(opened.id) : NEW}
              onChange={({ target }) => choose(target.value)}
            />
          </Choice>
          <Row $gap={2}>
            {dirty && <Badge tone="warning">Unsaved</Badge>}
            <Button disabled={!history.canUndo} onClick={history.undo}>
              Undo
            </Button>
            <Button disabled={!history.canRedo} onClick={history.redo}>
              Redo
            </Button>
            {children}
            <Button
              variant="primary"
              busy={saving}
              onClick={() => (opened ? works.save() : setDialog("name"))}
            >
              Save
            </Button>
            <Menu
              label="More draft actions"
              variant="secondary"
              items={[
                { key: "as", label: "Save as…", onSelect: () => setDialog("name") },
                {
                  key: "delete",
                  label: "Delete…",
                  danger: true,
                  disabled: !opened,
                  onSelect: () => setDialog("delete"),
                },
              ]}
            >
              More
            </Menu>
          </Row>
        </Row>
        {query.isError && !query.data && (
          <Notice
            tone="danger"
            title="Couldn't load your drafts"
            actions={
              <Button size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
                Retry
              </Button>
            }
          >
            You can keep working. Your text stays in this tab.
          </Notice>
        )}
        {conflict && (
          <Notice
            tone="warning"
            title="This draft was also saved elsewhere"
            actions={
              <Row $gap={2}>
                <Button size="sm" onClick={() => works.resolve("mine")}>
                  Keep mine
                </Button>
                <Button size="sm" onClick={() => works.resolve("theirs")}>
                  Open theirs
                </Button>
                <Button size="sm" onClick={() => setDialog("name")}>
                  Save mine as…
                </Button>
              </Row>
            }
          >
            Your changes are safe. Choose which version to keep.
          </Notice>
        )}
      </Stack>
      <NameDialog
        open={dialog === "name"}
        onClose={() => setDialog(null)}
        taken={works.takenNames}
        onName={works.saveAs}
      />
      <ConfirmDialog
        open={dialog === "delete"}
        title="Delete draft?"
        description={`This permanently deletes “${opened?.name ?? ""}”.`}
        cancel="Keep draft"
        action="Delete"
        danger
        onCancel={() => setDialog(null)}
        onConfirm={() => {
          works.remove();
          setDialog(null);
        }}
      />
      <ConfirmDialog
        open={next !== undefined}
        title="Discard unsaved changes?"
        description="Opening another draft replaces your current text. Save it first to keep it."
        cancel="Keep editing"
        action="Discard"
        danger
        onCancel={() => setNext(undefined)}
        onConfirm={() => {
          works.open(next ?? null);
          setNext(undefined);
        }}
      />
    </Card>
  );
}
