import { StarIcon, Button, Menu, PencilIcon, RefreshCwIcon, Row, TrashIcon } from "@listwise/shared-ui";
import type { KeywordTableRow } from "@listwise/contracts/keywords";
import { useState } from "react";
import { BulkEditDialog, type BulkField } from "./bulk-edit-dialog";
import { MoveDialog } from "./move-dialog";
import { useBulkEdit } from "./use-bulk-edit";

export interface BulkActionsProps {
  selected: readonly KeywordTableRow[];
  /** All keywords of the list: their categories and tags are offered. */
  all: readonly KeywordTableRow[];
  updating: boolean;
  onRefresh: (ids: readonly number[]) => void;
  onRemove: (keywords: readonly KeywordTableRow[]) => void;
  onClear: () => void;
}

/** Actions on the selected keywords. */
export function BulkActions({ selected, all, updating, onRefresh, onRemove, onClear }: BulkActionsProps) {
  const [opened, setOpened] = useState<BulkField | "move" | null>(null);
  const { edit } = useBulkEdit();
  const ids = selected.map(({ id }) => id);
  const close = () => setOpened(null);
  const isUnassigned = selected.some(({ appId }) => !appId);
  const setFavorite = (isFavorite: boolean) =>
    edit.mutate({
      ids,
      change: { isFavorite },
      done: isFavorite ? "Added to favorites" : "Removed from favorites",
    });
  const setIrrelevant = (isIrrelevant: boolean) => {
    const done = isIrrelevant ? "Marked as irrelevant" : "Marked as relevant";
    edit.mutate({
      ids,
      change: { isIrrelevant },
      inverse: [{ ids, change: { isIrrelevant: !isIrrelevant } }],
      done,
    });
    onClear();
  };
  const areIrrelevant = selected.every((keyword) => keyword.isIrrelevant);
  const values =
    opened === "category"
      ? all.map(({ category }) => category)
      : (opened === "removeTags" ? selected : all).flatMap(({ tags = [] }) => tags);
  return (
    <Row $gap={2} role="group" aria-label="Selected keywords">
      <Button size="sm" icon={<RefreshCwIcon size={14} />} busy={updating} onClick={() => onRefresh(ids)}>
        Update ranks
      </Button>
      <Menu
        label="Edit"
        size="sm"
        variant="secondary"
        icon={<PencilIcon size={14} />}
        items={[
          { key: "category", label: "Set category…", onSelect: () => setOpened("category") },
          { key: "addTags", label: "Add tags…", onSelect: () => setOpened("addTags") },
          { key: "removeTags", label: "Remove tags…", onSelect: () => setOpened("removeTags") },
          {
            key: "favorite",
            label: "Add to favorites",
            icon: <StarIcon size={14} />,
            separated: true,
            onSelect: () => setFavorite(true),
          },
          { key: "unfavorite", label: "Remove from favorites", onSelect: () => setFavorite(false) },
          {
            key: "irrelevant",
            label: areIrrelevant ? "Mark as relevant" : "Mark as irrelevant",
            separated: true,
            // Irrelevance is a matter between a keyword and an app.
            disabled: isUnassigned,
            onSelect: () => setIrrelevant(!areIrrelevant),
          },
        ]}
      />
      <Button size="sm" onClick={() => setOpened("move")}>
        Move or copy…
      </Button>
      <Button
        size="sm"
        variant="danger"
        icon={<TrashIcon size={14} />}
        onClick={() => {
          onRemove(selected);
          onClear();
        }}
      >
        Untrack
      </Button>
      <Button size="sm" variant="ghost" onClick={onClear}>
        Clear
      </Button>
      {opened === "move" && <MoveDialog keywords={selected} onClose={close} />}
      {opened !== null && opened !== "move" && (
        <BulkEditDialog
          field={opened}
          keywords={selected}
          options={[...new Set(values)].sort()}
          onClose={close}
        />
      )}
    </Row>
  );
}
