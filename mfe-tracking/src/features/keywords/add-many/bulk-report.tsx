import { toCsv } from "@listwise/aso-core/csv";
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

/** Lists lines with why each was not added. */
export function NotAdded({ lines }: { lines: readonly ClassifiedLine[] }) {
  return (
    <Lines role="list" aria-label="Not added" tabIndex={0}>
      {lines.slice(0, MAX_SHOWN_LINES).map((line, index) => (
        <li key={index}>{formatLine(line)}</li>
      ))}
      {lines.length > MAX_SHOWN_LINES && <li>and {lines.length - MAX_SHOWN_LINES} more</li>}
    </Lines>
  );
}

/** Renders the counts, and lists each line that was not added. */
export function BulkReport({ lines }: { lines: readonly ClassifiedLine[] }) {
  const refused = lines.filter(({ outcome }) => outcome !== "added");
  const overLimit = refused.some(({ outcome }) => outcome === "over-limit");
  return (
    <Stack>
      <BulkCounts lines={lines} />
      {overLimit && (
        <Notice tone="warning" title="Feature Limit Reached">
          You&apos;ve reached the limit for tracked keywords. Untrack keywords or{" "}
          <Link to="/pricing">upgrade your plan</Link> for more access.
        </Notice>
      )}
      {refused.length > 0 && <NotAdded lines={refused} />}
      <div>
        <Button size="sm" icon={<DownloadIcon size={14} />} onClick={() => download(lines)}>
          Download report
        </Button>
      </div>
    </Stack>
  );
}
