import { getUpgradePath } from "@listwise/contracts/limits";
import { toCsv } from "@listwise/aso-core/csv";
import { formatCount, pluralize } from "@listwise/aso-core/text";
import {
  Button,
  getCountryName,
  downloadCsv,
  DownloadIcon,
  Link,
  Notice,
  Stack,
  Text,
} from "@listwise/shared-ui";
import { useId } from "react";
import styled from "styled-components";
import { countOutcomes, outcomeLabels, type ClassifiedLine } from "./parse-bulk-input";

const MAX_SHOWN_LINES = 100;

const Lines = styled.ol`
  max-height: 14rem;
  margin: 0;
  padding: var(--lw-space-2) var(--lw-space-3);
  overflow: auto;
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-md);
  list-style: none;
  font-size: var(--lw-font-sm);
  overflow-wrap: anywhere;
`;

/** Renders the number of lines per outcome. */
export function BulkCounts({ lines }: { lines: readonly ClassifiedLine[] }) {
  const counts = countOutcomes(lines).map(({ outcome, count }) => `${count} ${outcomeLabels[outcome]}`);
  return (
    <Text role="status" $size="sm" $tone="muted">
      {counts.length > 0 ? counts.join(" · ") : "No keywords yet."}
    </Text>
  );
}

function formatLine({ entry, country, outcome }: ClassifiedLine): string {
  const text = Array.from(entry.keywordText).slice(0, 60).join("");
  return `Line ${entry.line}: ${text && `“${text}” `}${outcomeLabels[outcome]} (${getCountryName(country)})`;
}

function download(lines: readonly ClassifiedLine[]): void {
  const rows = lines.map(({ entry, country, outcome }) => [
    entry.line,
    entry.keywordText,
    country.toUpperCase(),
    outcomeLabels[outcome],
  ]);
  downloadCsv("keywords-added", toCsv(["Line", "Keyword", "Country", "Result"], rows));
}

interface LineListProps {
  label: "Added" | "Not added";
  lines: readonly ClassifiedLine[];
}

/** Lists lines with the outcome of each. */
export function LineList({ label, lines }: LineListProps) {
  const id = useId();
  return (
    <div>
      <Text id={id} $size="sm">
        {label}
      </Text>
      <Lines role="list" aria-labelledby={id} tabIndex={0}>
        {lines.slice(0, MAX_SHOWN_LINES).map((line, index) => (
          <li key={index}>{formatLine(line)}</li>
        ))}
        {lines.length > MAX_SHOWN_LINES && <li>and {lines.length - MAX_SHOWN_LINES} more in the report</li>}
      </Lines>
    </div>
  );
}

/** Renders the counts, and lists each line that was not added; after a partial add also those that were. */
export function BulkReport({ lines }: { lines: readonly ClassifiedLine[] }) {
  const added = lines.filter(({ outcome }) => outcome === "added");
  const refused = lines.filter(({ outcome }) => outcome !== "added");
  const overLimit = refused.filter(({ outcome }) => outcome === "over-limit").length;
  return (
    <Stack>
      <BulkCounts lines={lines} />
      {overLimit > 0 && (
        <Notice tone="warning" title="Feature Limit Reached">
          Your plan had room for {formatCount(added.length, "keyword")}, so {formatCount(overLimit, "line")}{" "}
          {pluralize(overLimit, "wasn't", "weren't")} added. Untrack keywords or{" "}
          <Link to={getUpgradePath("max_tracked_keywords")}>upgrade your plan</Link>.
        </Notice>
      )}
      {refused.length > 0 && <LineList label="Not added" lines={refused} />}
      {refused.length > 0 && added.length > 0 && <LineList label="Added" lines={added} />}
      <div>
        <Button size="sm" icon={<DownloadIcon size={14} />} onClick={() => download(lines)}>
          Download report
        </Button>
      </div>
    </Stack>
  );
}
