import { formatCount } from "@listwise/aso-core/text";
import { Button, ProgressBar, Row, Text } from "@listwise/shared-ui";
import type { useLookUp } from "./use-look-up";

/** Renders the progress of the background lookup, with a button to stop or continue it. */
export function LookUpBar({ lookUp, total }: { lookUp: ReturnType<typeof useLookUp>; total: number }) {
  const { isRunning, isStopped, done, failed, open, problem } = lookUp;
  if (isRunning) {
    return (
      <Row $nowrap>
        <div style={{ flex: 1, minWidth: 0 }}>
          <ProgressBar label="Looking up figures" value={done} max={total} text={`${done} of ${total}`} />
        </div>
        <Button size="sm" onClick={lookUp.stop}>
          Stop
        </Button>
      </Row>
    );
  }
  if (isStopped && open > 0) {
    return (
      <Row role="status" $gap={3}>
        <Text as="span" $size="sm">
          {problem ?? `Stopped: ${formatCount(open, "keyword")} without figures.`}
        </Text>
        <Button size="sm" onClick={lookUp.resume}>
          Continue
        </Button>
      </Row>
    );
  }
  if (failed === 0) return null;
  return (
    <Text role="status" $size="sm" $tone="muted">
      The check of {formatCount(failed, "keyword")} failed. They are tried again tomorrow.
    </Text>
  );
}
