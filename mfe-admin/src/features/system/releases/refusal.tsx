import { Notice } from "@listwise/shared-ui";
import { FindingList } from "./finding-list";
import { getFindings } from "./gate-findings";

/** Shows the server's error message with the findings of the release gate. */
export function Refusal({ problem }: { problem: Error }) {
  return (
    <Notice tone="danger" title={problem.message}>
      <FindingList messages={getFindings(problem).map(({ message }) => message)} />
    </Notice>
  );
}
