import styled from "styled-components";
import { formatDateTime, type DateInput } from "../format/format-date";
import { ClockIcon } from "../icons/icons";
import { Badge } from "../primitives/badge";

export interface ProvenanceNoteProps {
  /** Where the value comes from: a known source's code, or words. */
  source: string;
  /** When it was fetched or computed; absent when it never was. */
  fetchedAt?: DateInput | null;
  /** Older than it should be. */
  stale?: boolean;
  /** The formula behind a computed value, and its version. */
  algorithm?: string | null;
  version?: number | null;
  /** 0–100, where the notion applies. */
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

/** Says where figures come from and as of when; stands on every card of data. Takes a contract's provenance whole. */
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
