import { Button, Notice } from "@listwise/shared-ui";

interface ListFailedProps {
  title: string;
  onRetry: () => void;
  retrying: boolean;
}

/** Stands above the empty list that a failure leaves. */
export function ListFailed({ title, onRetry, retrying }: ListFailedProps) {
  const retry = (
    <Button size="sm" onClick={onRetry} busy={retrying}>
      Retry
    </Button>
  );
  return <Notice tone="warning" title={title} actions={retry} />;
}
