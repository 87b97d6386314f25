import { explainMissing } from "@listwise/aso-core/text";
import { useFeatureAccess } from "@listwise/shared-auth";
import {
  ArrowRightIcon,
  Button,
  Card,
  FigureLink,
  Notice,
  Row,
  Stack,
  Text,
  UpgradePrompt,
  useStoreSource,
} from "@listwise/shared-ui";
import { getUpgradePath, UNLIMITED } from "@listwise/contracts/limits";
import { FEATURES } from "./optimizer.api";
import { ScoreFigure } from "./score-figure";
import { ScoreParts } from "./score-parts";
import type { Run } from "./use-scoring";

/** Says what the ASO score checks of a text, because most edits don't change it. */
const ASO_CHECKS = {
  title: "Of the title, it only checks the length: 11 to 29 characters.",
  description: "Of the description, it only checks the length: over 200 characters.",
} as const;

const joinLabels = (parts: readonly { label: string }[], separator: string) =>
  parts.map(({ label }) => label.toLowerCase()).join(separator);

interface ScoreCardProps {
  kind: keyof typeof FEATURES;
  run: Run;
  /** True if there is no text yet. */
  empty: boolean;
}

/** Renders the score next to that of the live listing, with its parts. */
export function ScoreCard({ kind, run, empty }: ScoreCardProps) {
  const feature = FEATURES[kind];
  const access = useFeatureAccess(feature.key);
  const { result, isCurrent } = run;
  const { usage } = access;
  const source = useStoreSource();
  const hidden = (result?.live.report?.parts ?? []).filter(
    ({ key, points }) => key.startsWith("length") && points === null,
  );
  const written = hidden.filter(({ key }) =>
    result?.data.report.parts.some((part) => part.key === key && part.points !== null),
  );
  return (
    <Card
      title="Score"
      actions={<FigureLink figure="textScore" label="Text score" />}
      description="Uses one daily optimization and saves a version."
    >
      <Stack>
        {access.state === "blocked" && (
          <UpgradePrompt
            feature={`No ${feature.name} left today`}
            variant="card"
            to={getUpgradePath(feature.key)}
          >
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
            Length, repeats and keywords are checked as you write. The score combines them and compares the
            result with your current listing.
          </Text>
        )}
        {result && (
          <div role="status" aria-label="Result">
            <Stack>
              {!isCurrent && (
                <Notice tone="info">
                  The text has changed since this score. Score it again to see the effect.
                </Notice>
              )}
              <Row $gap={4}>
                <ScoreFigure label="Listing" score={result.live.report?.score ?? null} />
                <ArrowRightIcon size={18} aria-hidden="true" />
                <ScoreFigure label="Yours" score={result.live.comparable ?? result.data.report.score} />
              </Row>
              {result.live.reason && (
                <Text $size="sm" $tone="muted">
                  Score of the listing unknown: {result.live.reason}
                </Text>
              )}
              {hidden.length > 0 && (
                <Text $size="sm" $tone="muted">
                  {explainMissing(source, joinLabels(hidden, " or "))} Both scores leave them out.
                  {written.length > 0 &&
                    ` With your ${joinLabels(written, " and ")}, your score is ${result.data.report.score ?? "unknown"}.`}
                </Text>
              )}
              {result.live.aso && (
                <Text $size="sm">
                  ASO score of the full listing: {result.live.aso.before} now, {result.live.aso.after} with
                  this text. {ASO_CHECKS[kind]} <FigureLink figure="asoScore" label="ASO score" />
                </Text>
              )}
              {/* The figures of a former text would contradict those of the current one. */}
              {isCurrent && <ScoreParts parts={result.data.report.parts} />}
            </Stack>
          </div>
        )}
      </Stack>
    </Card>
  );
}
