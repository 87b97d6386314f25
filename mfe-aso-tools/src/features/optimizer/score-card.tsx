import { useFeatureAccess } from "@listwise/shared-auth";
import { ArrowRightIcon, Button, Card, Notice, Row, Stack, Text, UpgradePrompt } from "@listwise/shared-ui";
import { UNLIMITED } from "@listwise/contracts";
import { FEATURES } from "./optimizer.api";
import { ScoreFigure } from "./score-figure";
import { ScoreParts } from "./score-parts";
import type { Run } from "./use-run";

interface ScoreCardProps {
  kind: keyof typeof FEATURES;
  run: Run;
  /** Nothing is written yet. */
  empty: boolean;
}

/** The score beside that of the live listing, and what made it. */
export function ScoreCard({ kind, run, empty }: ScoreCardProps) {
  const feature = FEATURES[kind];
  const access = useFeatureAccess(feature.key);
  const { result, isCurrent } = run;
  const { usage } = access;
  const hidden = (result?.live.report?.parts ?? [])
    .filter(({ key, points }) => key.startsWith("length") && points === null)
    .map(({ label }) => label);
  return (
    <Card title="Score" description="Counts as one of the day's optimizations, and is kept as a version.">
      <Stack>
        {access.state === "blocked" && (
          <UpgradePrompt feature={`All ${feature.name} of today are used`} variant="card">
            {access.reason}
          </UpgradePrompt>
        )}
        <Row $justify="space-between">
          <Button
            variant="primary"
            busy={run.running}
            disabled={empty || access.state === "blocked"}
            onClick={run.run}
          >
            {kind === "title" ? "Score this title" : "Score this description"}
          </Button>
          {usage && (
            <Text as="span" $size="sm" $tone="muted">
              {usage.limit >= UNLIMITED ? "Unlimited" : `${usage.remaining} of ${usage.limit} left today`}
            </Text>
          )}
        </Row>
        {!result && (
          <Text $tone="muted" $size="sm">
            Length, repeats and keywords are checked while you write. The score weighs them and compares with
            what is live.
          </Text>
        )}
        {result && (
          <div role="status" aria-label="Result">
            <Stack>
              {!isCurrent && (
                <Notice tone="info">
                  The texts have changed since. Score them again to see what it did.
                </Notice>
              )}
              <Row $gap={4}>
                <ScoreFigure label="Live" score={result.live.report?.score ?? null} />
                <ArrowRightIcon size={18} aria-hidden="true" />
                <ScoreFigure label="Yours" score={result.data.report.score} />
              </Row>
              {result.live.reason && (
                <Text $size="sm" $tone="muted">
                  Live is unknown: {result.live.reason}
                </Text>
              )}
              {hidden.length > 0 && (
                <Text $size="sm" $tone="muted">
                  Live is scored without {hidden.join(" and ")}, which the store shows nobody.
                </Text>
              )}
              {result.live.aso && (
                <Text $size="sm">
                  ASO score of the whole listing: {result.live.aso.before} before, {result.live.aso.after}{" "}
                  with these texts.
                </Text>
              )}
              <ScoreParts parts={result.data.report.parts} />
            </Stack>
          </div>
        )}
      </Stack>
    </Card>
  );
}
