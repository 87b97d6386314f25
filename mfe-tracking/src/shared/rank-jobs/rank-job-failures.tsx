import { formatCount } from "@listwise/aso-core/text";
import { getCountryName, Spinner } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import styled from "styled-components";
import { getErrorMessage } from "../get-error-message";
import { jobFailuresQuery } from "./rank-job.api";

const Root = styled.details`
  margin-top: var(--lw-space-1);
  summary {
    width: fit-content;
    min-height: 1.5rem;
    cursor: pointer;
  }
  ul {
    max-height: 12rem;
    margin: var(--lw-space-1) 0 0;
    padding-inline-start: var(--lw-space-5);
    overflow-y: auto;
    overflow-wrap: anywhere;
  }
`;

/** Lists the keywords without a new rank and the reason for each. Loads when opened. */
export function RankJobFailures({ jobId, count }: { jobId: string; count: number }) {
  const [open, setOpen] = useState(false);
  const { data, error } = useQuery({ ...jobFailuresQuery(jobId), enabled: open });
  if (count === 0) return null;
  return (
    <Root onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Why {formatCount(count, "keyword")} failed</summary>
      {open && !data && (error ? getErrorMessage(error) : <Spinner size={14} />)}
      {data && (
        <ul>
          {data.map(({ keyword, country, reason }) => (
            <li key={`${country} ${keyword}`}>
              {keyword} ({getCountryName(country)}): {reason}
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
}
