import { Button, Notice, Row } from "@listwise/shared-ui";

interface KeptNoticeProps {
  onRestore: () => void;
  onDrop: () => void;
}

/** Offers what was typed before and never saved. */
export function KeptNotice({ onRestore, onDrop }: KeptNoticeProps) {
  return (
    <Notice
      title="You typed something here that was not saved"
      actions={
        <Row $gap={2}>
          <Button size="sm" onClick={onRestore}>
            Restore it
          </Button>
          <Button size="sm" variant="ghost" onClick={onDrop}>
            Discard it
          </Button>
        </Row>
      }
    />
  );
}
