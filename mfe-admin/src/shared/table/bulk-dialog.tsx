import { formatCount } from "@listwise/aso-core/text";
import { Button, Dialog, Notice, ProgressBar, Stack, toast } from "@listwise/shared-ui";
import { useBulkRun } from "./use-bulk-run";
import type { BulkAction } from "./list";

interface BulkDialogProps<Row> {
  name: string;
  bulk: BulkAction<Row>;
  rows: readonly Row[];
  rowName: (row: Row) => string;
  /** Receives the unfinished rows, or `null` if the action wasn't started. */
  onClose: (left: readonly Row[] | null) => void;
}

/** Asks for confirmation, then runs the action row by row with progress, a Stop button and the failed rows. */
export function BulkDialog<Row>({ name, bulk, rows, rowName, onClose }: BulkDialogProps<Row>) {
  const run = useBulkRun(rows, bulk.run);
  const { state, done, refused } = run;
  const words = `${bulk.action} ${formatCount(rows.length, name.replace(/s$/, ""), name)}`;
  const close = () => {
    if (state === "running") return;
    if (state === "asking") return onClose(null);
    if (done > 0) toast.success(`${bulk.action}: ${done} of ${rows.length} done`);
    onClose(run.left());
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      size="sm"
      title={`${words}?`}
      description={bulk.description}
      footer={
        <>
          {state === "asking" && <Button onClick={close}>Cancel</Button>}
          {state === "running" && <Button onClick={run.stop}>Stop</Button>}
          {state === "ended" ? (
            <Button onClick={close}>Done</Button>
          ) : (
            <Button
              variant={bulk.danger ? "danger" : "primary"}
              busy={state === "running"}
              onClick={() => void run.start()}
            >
              {bulk.action}
            </Button>
          )}
        </>
      }
    >
      {state !== "asking" && (
        <Stack $gap={3}>
          <ProgressBar
            label={words}
            value={done + refused.length}
            max={rows.length}
            text={`${done + refused.length} of ${rows.length}`}
          />
          {refused.map(({ row, reason }) => (
            <Notice key={rowName(row)} tone="danger" title={rowName(row)}>
              {reason}
            </Notice>
          ))}
          {state === "ended" && refused.length === 0 && done === rows.length && (
            <Notice tone="success" title="All done" />
          )}
        </Stack>
      )}
    </Dialog>
  );
}
