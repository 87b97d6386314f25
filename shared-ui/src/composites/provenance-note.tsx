import { FIGURES_PATH } from "@listwise/aso-core/figures";
import styled from "styled-components";
import { formatDate, formatDateTime, type DateInput } from "../format/format-date";
import { ClockIcon } from "../icons/icons";
import { Badge } from "../primitives/badge";
import { Link } from "../router/facade";
import { useStoreSource } from "../source/store-source";
import { findMethod } from "./provenance-methods";

export interface ProvenanceNoteProps {
  /** Code of a known source, or the name of another one. */
  source: string;
  /** Time of the fetch or computation; absent if there was none, or if the data set has no date. */
  fetchedAt?: DateInput | null;
  /** True if the value is older than its refresh interval. */
  stale?: boolean;
  /** Algorithm of a computed value and its version; those of the product are described in plain words. */
  algorithm?: string | null;
  version?: number | null;
  /** Confidence in percent, if the value has one. */
  confidence?: number | null;
}

const sources: Record<string, string> = {
  sample: "Sample data",
  dataset: "Data set",
  apple: "App Store",
  "google-play": "Google Play",
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
  a {
    color: inherit;
    text-decoration: underline;
  }
`;

/** Renders after the source how a value is computed, with a link to the definition. */
function Method({ algorithm, version }: { algorithm: string; version?: number | null }) {
  const method = findMethod(algorithm);
  if (method === null) return null;
  return (
    <>
      {" · "}
      {method ? (
        <Link to={`${FIGURES_PATH}#${method.figure}`}>{method.text}</Link>
      ) : version ? (
        `${algorithm} v${version}`
      ) : (
        algorithm
      )}
    </>
  );
}

/** Returns the start of the UTC day of a time in the local time zone, so that every zone shows the same date. */
const toLocalDay = (at: string | null | undefined) => at && `${at.slice(0, 10)}T00:00`;

/** Shows the source of a value and its time. Accepts a provenance object of the contracts as props. */
export function ProvenanceNote(props: ProvenanceNoteProps) {
  const { source, fetchedAt, stale, algorithm, version, confidence } = props;
  const site = useStoreSource();
  const known = site?.kind === source ? site : null;
  // A snapshot has the date of its data, whenever it was read.
  const snapshotAt = source === "dataset" ? toLocalDay(known?.capturedAt) : null;
  const isUndated = source === "dataset" && (known ? known.capturedAt === null : !fetchedAt);
  const at = isUndated ? null : fetchedAt && (snapshotAt ?? fetchedAt);
  // A site with two live stores has one label for both.
  const label = known?.live ? undefined : known?.label;
  return (
    <Root>
      <span>
        <ClockIcon size={12} aria-hidden="true" />
        {label ?? sources[source] ?? source}
        {algorithm && <Method algorithm={algorithm} version={version} />}
        {typeof confidence === "number" && ` · ${confidence}% confidence`}
        {" · "}
        {at ? (
          <>
            as of{" "}
            <time dateTime={new Date(at).toISOString()}>
              {snapshotAt ? formatDate(at) : formatDateTime(at)}
            </time>
          </>
        ) : isUndated ? (
          "date of the data unknown"
        ) : (
          "not checked yet"
        )}
      </span>
      {stale && <Badge tone="warning">Stale</Badge>}
    </Root>
  );
}
