import { GateFindingSchema } from "@listwise/contracts/releases";
import { z } from "@listwise/contracts/zod";
import { ApiError } from "@listwise/shared-auth";
import { Notice } from "@listwise/shared-ui";
import styled from "styled-components";

const Findings = z.array(GateFindingSchema);
const Details = z.union([Findings, z.object({ findings: Findings })]);

const List = styled.ul`
  margin: var(--lw-space-2) 0 0;
  padding-inline-start: var(--lw-space-5);
  overflow-wrap: anywhere;
`;

function getFindings(problem: Error): z.infer<typeof Findings> {
  const read = z.safeParse(Details, problem instanceof ApiError ? problem.details : undefined);
  if (!read.success) return [];
  return Array.isArray(read.data) ? read.data : read.data.findings;
}

/** Shows the server's error message with the findings of the release gate. */
export function Refusal({ problem }: { problem: Error }) {
  const findings = getFindings(problem);
  return (
    <Notice tone="danger" title={problem.message}>
      {findings.length > 0 && (
        <List>
          {findings.map(({ level, message }) => (
            <li key={level + message}>{message}</li>
          ))}
        </List>
      )}
    </Notice>
  );
}
