import { truncate } from "@listwise/aso-core/text";
import type { Note } from "@listwise/contracts/app-notes";
import {
  Button,
  formatDate,
  getCountryName,
  IconButton,
  MarkShape,
  PencilIcon,
  PlusIcon,
  Row,
  Stack,
  Text,
  TrashIcon,
  useConfirm,
} from "@listwise/shared-ui";
import { useState } from "react";
import styled from "styled-components";
import { deleteNote } from "./notes.api";

const COLLAPSED_COUNT = 5;
const MAX_NAME_LENGTH = 50;

/** Returns the start of a note, which names its buttons. */
const shorten = ({ text }: Note) => truncate(text, MAX_NAME_LENGTH);

const List = styled.ul.attrs({ role: "list" })`
  display: grid;
  margin: 0;
  padding: 0;
  font-size: var(--lw-font-sm);
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: var(--lw-space-2);
  }
  p {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export interface ChartNotesProps {
  /** Newest first; undefined until they are known. */
  notes: readonly Note[] | undefined;
  error: Error | null;
  onRetry: () => void;
  onAdd: () => void;
  onEdit: (note: Note) => void;
}

/** Renders the notes of a chart with their actions. */
export function ChartNotes({ notes, error, onRetry, onAdd, onEdit }: ChartNotesProps) {
  const [hasAll, setHasAll] = useState(false);
  const { confirm, dialog } = useConfirm();
  const remove = (note: Note) =>
    confirm({
      title: "Delete this note?",
      description: note.text,
      action: "Delete",
      danger: true,
      run: async () => {
        await deleteNote(note);
        return "Note deleted";
      },
    });
  const shown = hasAll ? notes : notes?.slice(0, COLLAPSED_COUNT);
  return (
    <Stack as="section" $gap={2} aria-label="Notes">
      <Row $justify="space-between">
        <Text $size="sm" $tone="muted" role={error ? "alert" : undefined}>
          {notes
            ? notes.length > 0
              ? "Notes"
              : "No notes in this range."
            : error
              ? "Couldn't load your notes."
              : "Loading notes…"}
        </Text>
        {error && !notes ? (
          <Button size="sm" onClick={onRetry}>
            Retry
          </Button>
        ) : (
          <Button size="sm" icon={<PlusIcon size={14} />} onClick={onAdd}>
            Add note
          </Button>
        )}
      </Row>
      {shown && shown.length > 0 && (
        <List aria-label="Notes">
          {shown.map((note) => (
            <li key={note.id}>
              <p dir="auto">
                <MarkShape $kind="note" />
                <time dateTime={note.day}>{formatDate(note.day)}</time>
                {note.country !== null && ` (${getCountryName(note.country)})`}: {note.text}
              </p>
              <IconButton
                label={`Edit the note “${shorten(note)}”`}
                size="sm"
                icon={<PencilIcon size={14} />}
                onClick={() => onEdit(note)}
              />
              <IconButton
                label={`Delete the note “${shorten(note)}”`}
                size="sm"
                icon={<TrashIcon size={14} />}
                onClick={() => remove(note)}
              />
            </li>
          ))}
        </List>
      )}
      {notes && notes.length > COLLAPSED_COUNT && !hasAll && (
        <div>
          <Button size="sm" onClick={() => setHasAll(true)}>
            Show all {notes.length}
          </Button>
        </div>
      )}
      {dialog}
    </Stack>
  );
}
