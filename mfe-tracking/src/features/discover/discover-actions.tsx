import { Button, EyeOffIcon, IconButton, PlusIcon, Row } from "@listwise/shared-ui";

export interface DiscoverActionsProps {
  keyword: string;
  /** True for a keyword that the user marked as not relevant. */
  isHidden: boolean;
  onAdd: (keyword: string) => void;
  onHide: (keyword: string) => void;
  onRestore: (keyword: string) => void;
}

/** Renders the buttons of a row: Add and Not relevant, or Restore. */
export function DiscoverActions({ keyword, isHidden, onAdd, onHide, onRestore }: DiscoverActionsProps) {
  return (
    <Row $gap={1} $nowrap $justify="end">
      {isHidden ? (
        <Button size="sm" aria-label={`Restore ${keyword}`} onClick={() => onRestore(keyword)}>
          Restore
        </Button>
      ) : (
        <>
          <Button
            size="sm"
            icon={<PlusIcon size={14} />}
            aria-label={`Add ${keyword}`}
            onClick={() => onAdd(keyword)}
          >
            Add
          </Button>
          <IconButton
            size="sm"
            label={`Not relevant: ${keyword}`}
            icon={<EyeOffIcon size={15} />}
            onClick={() => onHide(keyword)}
          />
        </>
      )}
    </Row>
  );
}
