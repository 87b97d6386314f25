import { formatCount } from "@listwise/aso-core/text";
import { UncoveredLinesSchema } from "@listwise/contracts/keywords";
import { z } from "@listwise/contracts/zod";
import { ApiError } from "@listwise/shared-auth";
import { Button, Notice } from "@listwise/shared-ui";
import { LineList } from "./bulk-report";
import type { ClassifiedLine } from "./parse-bulk-input";

function parseRefusal(problem: unknown) {
  const details = z.safeParse(UncoveredLinesSchema, problem instanceof ApiError ? problem.details : null);
  return details.success ? details.data : null;
}

/** Returns true if the server refused lines because the source lacks their country. */
export const isUncovered = (problem: unknown) => parseRefusal(problem) !== null;

/**
 * Returns the lines with those marked that the server refused because the source lacks their country; unchanged after
 * other problems. The server may have seen only a part of them.
 */
export function markUncovered(lines: readonly ClassifiedLine[], problem: unknown): readonly ClassifiedLine[] {
  const refusal = parseRefusal(problem);
  if (!refusal) return lines;
  const countries = new Set(refusal.lines.map(({ country }) => country));
  return lines.map((line) =>
    line.outcome === "new" && countries.has(line.country) ? { ...line, outcome: "uncovered" } : line,
  );
}

interface UncoveredLinesProps {
  /** Refused lines, at least one. */
  lines: readonly ClassifiedLine[];
  /** Message of the server: the reason with the covered storefronts. */
  reason: string;
  /** Number of other lines. */
  others: number;
  onAddOthers: () => void;
}

/** Names the lines that kept all others from being added, with the reason, and offers to add the others. */
export function UncoveredLines({ lines, reason, others, onAddOthers }: UncoveredLinesProps) {
  return (
    <>
      <Notice
        tone="danger"
        title="Nothing was added"
        actions={
          others > 0 && (
            <Button size="sm" onClick={onAddOthers}>
              Add the other {formatCount(others, "keyword")}
            </Button>
          )
        }
      >
        {reason} Choose another country or remove the lines below.
      </Notice>
      <LineList label="Not added" lines={lines} />
    </>
  );
}
