import type { AnalyticsPoint } from "@listwise/contracts/analytics";
import type { AppSummary } from "@listwise/contracts/apps";
import { Button, getCountryName, Skeleton, Sparkline, Text } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { appTrendQuery } from "./dashboard.api";

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--lw-space-3);
  min-height: 2.25rem;
`;

const Figures = styled.div`
  min-width: 6.5rem;
  text-align: end;
`;

const Change = styled(Text)<{ $step: "up" | "down" | "flat" }>`
  color: var(--lw-change-${({ $step }) => $step}-text);
`;

/** Returns the latest visibility and its change since the first known day, or null if visibility is unknown. */
export function getVisibilityTrend(points: readonly AnalyticsPoint[]) {
  const known = points.map(({ visibility }) => visibility).filter((value) => value !== null);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return null;
  return { now: last, change: known.length > 1 ? last - first : null };
}

function formatChange(change: number): { step: "up" | "down" | "flat"; words: string } {
  const points = Math.abs(change).toFixed(1);
  if (points === "0.0") return { step: "flat", words: "no change" };
  return change > 0 ? { step: "up", words: `▲ +${points}` } : { step: "down", words: `▼ −${points}` };
}

/**
 * Explains why there is no visibility: the plan lacks it, no keyword is ranked, or the keywords' popularity is unknown.
 */
function explainUnknown(points: readonly AnalyticsPoint[], country: string, advanced: boolean): string {
  const rank = points.findLast(({ averageRank }) => averageRank !== null)?.averageRank;
  if (typeof rank !== "number" && !advanced) return "Visibility is not available on your current plan";
  if (typeof rank !== "number") return `Visibility unknown: no ranked keyword in ${country} yet`;
  const words = rank.toFixed(1);
  if (!advanced) return `Average rank ${words}. Visibility is not available on your current plan`;
  return `Visibility unknown because your keywords' popularity is unknown. Average rank ${words}`;
}

/** Renders an app's visibility in the last 30 days. */
export function AppTrend({ app, country }: { app: AppSummary; country: string }) {
  const { data, error, isFetching, refetch } = useQuery(appTrendQuery(app.id, country));
  if (error && !data) {
    return (
      <Line>
        <Text as="span" $size="sm" $tone="muted">
          Couldn't load the trend
        </Text>
        <Button
          size="sm"
          variant="ghost"
          busy={isFetching}
          aria-label={`Retry the trend of ${app.name}`}
          onClick={() => void refetch()}
        >
          Retry
        </Button>
      </Line>
    );
  }
  if (!data) return <Skeleton width="11.5rem" height="2.25rem" radius="md" />;
  const trend = getVisibilityTrend(data.data);
  if (!trend) {
    return (
      <Text as="span" $size="sm" $tone="muted">
        {explainUnknown(data.data, getCountryName(country), data.advanced !== false)}
      </Text>
    );
  }
  const { step, words } = formatChange(trend.change ?? 0);
  return (
    <Line>
      <Sparkline
        label={`Visibility of ${app.name} in the last 30 days, now ${trend.now.toFixed(1)} of 100`}
        values={data.data.map(({ visibility }) => visibility)}
      />
      <Figures>
        <Text as="div" $size="sm">
          {trend.now.toFixed(1)}{" "}
          <Text as="span" $size="xs" $tone="muted">
            visibility
          </Text>
        </Text>
        <Change as="div" $size="xs" $step={step}>
          {trend.change === null ? "first day" : `${words} in 30 days`}
        </Change>
      </Figures>
    </Line>
  );
}
