import { Button, Notice, Row } from "@listwise/shared-ui";

interface StoredDraftNoticeProps {
  onRestore: () => void;
  onDrop: () => void;
}

/** Offers to restore text that was never saved. */
export function StoredDraftNotice({ onRestore, onDrop }: StoredDraftNoticeProps) {
  return (
    <Notice
      title="You have unsaved text from earlier"
      actions={
        <Row $gap={2}>
          <Button size="sm" onClick={onRestore}>
            Restore
          </Button>
          <Button size="sm" variant="ghost" onClick={onDrop}>
            Discard
          </Button>
        </Row>
      }
    />
  );
}
