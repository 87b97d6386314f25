import type { AppSummary } from "@listwise/contracts/apps";
import {
  Button,
  Container,
  PageHeader,
  RefreshCwIcon,
  Row,
  Stack,
  CountryField,
  UncoveredNotice,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { AlertsLink } from "../../shared/alerts-link";
import { StaleNotice } from "../../shared/rankings/stale-notice";
import { getCountryParam, countryOptions, getUnknownCountryMessage } from "../../shared/countries";
import { FreshnessNote } from "../../shared/rankings/freshness";
import { NextCheck } from "../../shared/rank-jobs/next-check";
import { RankJobPanel } from "../../shared/rank-jobs/rank-job-panel";
import { rankMatrixQuery } from "../../shared/rankings/rankings.api";
import { useRankJob } from "../../shared/rank-jobs/use-rank-job";
import { useUrlParams } from "../../shared/use-url-params";
import { canUpdate, updateRanks } from "./rankings.api";
import { RankingsBody } from "./rankings-body";

const Picker = styled.div`
  width: 12rem;
`;

/** Reserves the height of one line for the facts. */
const Facts = styled(Row)`
  min-height: 1.5rem;
`;

/** Renders every tracked app against every tracked keyword of a country. */
export function RankingsPage() {
  const { params, change } = useUrlParams();
  const country = getCountryParam(params);
  const ranks = useQuery(rankMatrixQuery(country));
  const { job, running, failure, start, startFor } = useRankJob(updateRanks);
  const refresh = (app: AppSummary) => {
    if (canUpdate(app)) startFor({ app, country });
  };
  return (
    <Container>
      <PageHeader
        title="Rankings"
        description="See how each tracked app ranks, and how that changed since the previous check."
        actions={
          <Row $align="end">
            <Picker>
              <CountryField
                label="Country"
                options={countryOptions}
                value={country}
                error={getUnknownCountryMessage(params)}
                onChange={(event) => change({ country: event.target.value, page: null, history: null })}
              />
            </Picker>
            <AlertsLink />
            <Button
              icon={<RefreshCwIcon size={15} />}
              busy={running}
              disabled={!ranks.data?.data.length}
              onClick={start}
            >
              {running ? "Updating…" : "Refresh all"}
            </Button>
          </Row>
        }
      />
      <Stack $gap={4}>
        <Facts $justify="space-between">
          <NextCheck />
          {ranks.data && !running && <FreshnessNote {...ranks.data} />}
          <StaleNotice query={ranks} />
        </Facts>
        <UncoveredNotice country={country} />
        <RankJobPanel job={job} running={running} failure={failure} onStart={start} />
        <RankingsBody country={country} onRefresh={running ? undefined : refresh} />
      </Stack>
    </Container>
  );
}
