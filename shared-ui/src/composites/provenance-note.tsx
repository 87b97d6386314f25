import styled from "styled-components";
import { formatDateTime, type DateInput } from "../format/format-date";
import { ClockIcon } from "../icons/icons";
import { Badge } from "../primitives/badge";

export interface ProvenanceNoteProps {
  /** Code of a known source, or the name of another one. */
  source: string;
  /** Time of the fetch or computation; absent if there was none. */
  fetchedAt?: DateInput | null;
  /** True if the value is older than its refresh interval. */
  stale?: boolean;
  /** Algorithm of a computed value and its version. */
  algorithm?: string | null;
  version?: number | null;
  /** Confidence in percent, if the value has one. */
  confidence?: number | null;
}

const sources: Record<string, string> = {
  sample: "Sample data",
  dataset: "Store data set",
  apple: "App Store",
  "apple-ads": "Apple Ads",
};

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-1) var(--lw-space-2);
  color: var(--lw-text-muted);
  font-size: var(--lw-font-xs);
  svg {
    margin-inline-end: var(--lw-space-2);
    vertical-align: -0.125em;
  }
`;

/** Shows the source of a value and its time. Accepts a provenance object of the contracts as props. */
export function ProvenanceNote(props: ProvenanceNoteProps) {
  const { source, fetchedAt, stale, algorithm, version, confidence } = props;
  const parts = [sources[source] ?? source];
  if (algorithm) parts.push(version ? `${algorithm} v${version}` : algorithm);
  if (typeof confidence === "number") parts.push(`${confidence}% confidence`);
  return (
    <Root>
      <span>
        <ClockIcon size={12} aria-hidden="true" />
        {parts.join(" · ")}
        {" · "}
        {fetchedAt ? (
          <>
            as of <time dateTime={new Date(fetchedAt).toISOString()}>{formatDateTime(fetchedAt)}</time>
          </>
        ) : (
          "not checked yet"
        )}
      </span>
      {stale && <Badge tone="warning">Stale</Badge>}
    </Root>
  );
}
