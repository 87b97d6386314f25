import { FIGURES } from "@listwise/aso-core/figures";
import { mapMetrics, type Metric, type MetricKey } from "@listwise/contracts/keywords";
import { useWorkspace } from "@listwise/shared-auth";
import { Card, ErrorState, Grid, ProvenanceNote, Row, Stack, Stat } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { useCurrentStore } from "../../shared/apps/use-current-store";
import { chanceQuery, metricsQuery, type KeywordScope } from "./keyword-details.api";

const Details = styled.details`
  margin-block: var(--lw-space-2);
  summary {
    min-height: 1.5rem;
    color: var(--lw-accent-text);
    cursor: pointer;
  }
  dl {
    display: grid;
    grid-template-columns: minmax(5.25rem, 1fr) minmax(0, max-content);
    gap: var(--lw-space-1) var(--lw-space-3);
    margin: var(--lw-space-1) 0 0;
  }
  dd {
    margin: 0;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

/** Height of "How it's calculated" while the metric loads. */
const InputsPlace = styled.div`
  height: 2.5rem;
`;

const Sources = styled(Row)`
  min-height: 1.25rem;
`;

const SCALES: Record<MetricKey, string> = {
  popularity: "5–100: how often people search for it",
  difficulty: "0–100: strength of the top ten apps",
  opportunity: "0–100: searches it can bring any app",
};

const metrics = Object.values(mapMetrics((key) => ({ key, label: FIGURES[key].label, scale: SCALES[key] })));

/** Adds how sure a metric is, which tells estimates from measured values. */
function describeScale(scale: string, metric: Metric | undefined): string {
  const confidence = metric?.provenance.confidence ?? null;
  return confidence === null ? scale : `${scale}; ${confidence}% confidence`;
}

function Inputs({ label, metric }: { label: string; metric: Metric }) {
  const { inputs, provenance } = metric;
  if (inputs.length === 0) return null;
  return (
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
      <ProvenanceNote {...provenance} />
    </Details>
  );
}

/** Renders the chance of the current app, which is the one of the keywords table. */
function Chance({ appId, ...place }: KeywordScope & { appId: number }) {
  const { data, error, isPending } = useQuery(chanceQuery(place, appId));
  return (
    <Stat
      label={FIGURES.chance.label}
      figure="chance"
      loading={isPending}
      value={data?.chance ?? "Unknown"}
      hint={
        error
          ? "Couldn't load it. Reload the page to try again."
          : data?.checkedAt === null
            ? "The ranks for this keyword weren't checked yet."
            : "0–100: whether the current app can reach the top ten"
      }
    />
  );
}

/** Renders the keyword's metrics with their inputs, and the chance of the current app in its store. */
export function Metrics(place: KeywordScope) {
  const { appId } = useWorkspace();
  const store = useCurrentStore();
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
  const provenances = data ? metrics.map(({ key }) => data[key].provenance) : [];
  const sources = new Map(provenances.map(({ source, fetchedAt }) => [source, fetchedAt]));
  return (
    <Stack $gap={2}>
      <Grid $min="10rem" $fit>
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
                  <p>{metric?.reason ?? describeScale(scale, metric)}</p>
                  {metric ? <Inputs label={label.toLowerCase()} metric={metric} /> : <InputsPlace />}
                </>
              }
            />
          );
        })}
        {appId !== null && store === place.platform && <Chance {...place} appId={appId} />}
      </Grid>
      <Sources $gap={4}>
        {[...sources].map(([source, fetchedAt]) => (
          <ProvenanceNote key={source} source={source} fetchedAt={fetchedAt} />
        ))}
      </Sources>
    </Stack>
  );
}
