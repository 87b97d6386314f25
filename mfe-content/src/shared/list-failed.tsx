import { Button, Notice } from "@listwise/shared-ui";

interface ListFailedProps {
  title: string;
  onRetry: () => void;
  retrying: boolean;
}

/** Above an empty list that is empty because it could not be loaded. */
export function ListFailed({ title, onRetry, retrying }: ListFailedProps) {
  return (
    <Notice
      tone="warning"
      title={title}
      actions={
        <Button size="sm" onClick={onRetry} busy={retrying}>
          Retry
        </Button>
      }
    />
  );
}
