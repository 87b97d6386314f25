import { FIGURES } from "@listwise/aso-core/figures";
import { mapMetrics, type Metric, type MetricKey } from "@listwise/contracts/keywords";
import { Card, ErrorState, Grid, ProvenanceNote, Skeleton, Stat } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { metricsQuery, type KeywordScope } from "./keyword-details.api";

const Details = styled.details`
  margin-block: var(--lw-space-2);
  summary {
    min-height: 1.5rem;
    color: var(--lw-accent-text);
    cursor: pointer;
  }
  dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--lw-space-1) var(--lw-space-3);
    margin: var(--lw-space-1) 0 0;
  }
  dd {
    margin: 0;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

/** Place of the inputs and the source, which has two lines on a phone. */
const InputsPlace = styled.div`
  height: 4.75rem;
  @media (max-width: 639px) {
    height: 5.875rem;
  }
`;

const SCALES: Record<MetricKey, string> = {
  popularity: "5–100: search popularity",
  difficulty: "0–100: strength of the top ten apps",
  opportunity: "0–100: potential to rank and get searches",
};

const metrics = Object.values(mapMetrics((key) => ({ key, label: FIGURES[key].label, scale: SCALES[key] })));

function Inputs({ label, metric }: { label: string; metric: Metric }) {
  const { inputs, provenance } = metric;
  return (
    <>
      {inputs.length > 0 && (
        <Details>
          <summary aria-label={`How ${label} is calculated`}>How it's calculated</summary>
          <dl>
            {inputs.map((input) => (
              <div key={input.label} style={{ display: "contents" }}>
                <dt>{input.label}</dt>
                <dd>{input.value ?? "Unknown"}</dd>
              </div>
            ))}
          </dl>
        </Details>
      )}
      <ProvenanceNote {...provenance} />
    </>
  );
}

/** Renders the keyword's metrics with their inputs. */
export function Metrics(place: KeywordScope) {
  const { data, error, isFetching, refetch } = useQuery(metricsQuery(place));
  if (error && !data) {
    return (
      <Card>
        <ErrorState
          title="Couldn't load the metrics"
          problem={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Card>
    );
  }
  return (
    <Grid $min="15rem" $fit>
      {metrics.map(({ key, label, scale }) => {
        const metric = data?.[key];
        return (
          <Stat
            key={key}
            label={label}
            figure={key}
            loading={!metric}
            value={metric?.value ?? "Unknown"}
            hint={
              <>
                <p>{metric?.reason ?? scale}</p>
                {metric ? (
                  <Inputs label={label.toLowerCase()} metric={metric} />
                ) : (
                  <InputsPlace>
                    <Skeleton height="100%" />
                  </InputsPlace>
                )}
              </>
            }
          />
        );
      })}
    </Grid>
  );
}
