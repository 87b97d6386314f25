import { formatCount } from "@listwise/aso-core/text";
import type { IconAnalysis } from "@listwise/contracts/tools";
import {
  Badge,
  FigureLink,
  CircleCheckIcon,
  ProgressBar,
  Row,
  Stack,
  Text,
  TriangleAlertIcon,
  VisuallyHidden,
} from "@listwise/shared-ui";
import { ColorList } from "./color-list";
import { Findings } from "./icons.styles";

/** Renders a score badge, green above 70. */
export function ScoreBadge({ score, name }: { score: number; name: string }) {
  return <Badge tone={score > 70 ? "success" : "warning"}>{`${name} ${score}`}</Badge>;
}

/** Renders the score with its parts, the colors and the recommendations. */
export function IconReport({ analysis, name }: { analysis: IconAnalysis; name: string }) {
  const { score, parts, penalty, colors, feedback } = analysis;
  return (
    <Stack>
      <Row>
        <ScoreBadge score={score} name="Icon score" />
        <FigureLink figure="iconScore" label="Icon score" />
        <Text $size="sm" $tone="muted">
          Score range 60–98{penalty > 0 && `, less ${penalty} for more than six colors`}
        </Text>
      </Row>
      {parts.map((part) => (
        <Stack key={part.key} $gap={1}>
          <ProgressBar
            label={part.name}
            value={part.points}
            max={100}
            text={`${formatCount(part.points, "point")}, weight ${part.weight}%`}
          />
          <Text $size="sm" $tone="muted">
            {part.measured}.
          </Text>
        </Stack>
      ))}
      <ColorList colors={colors} of={name} />
      <Findings aria-label="Recommendations">
        {feedback.map(({ type, text, description }) => (
          <li key={text}>
            {type === "positive" ? (
              <CircleCheckIcon size={15} aria-hidden="true" color="var(--lw-success-text)" />
            ) : (
              <TriangleAlertIcon size={15} aria-hidden="true" color="var(--lw-warning-text)" />
            )}
            <div>
              <VisuallyHidden>{type === "positive" ? "Good: " : "To improve: "}</VisuallyHidden>
              <strong>{text}</strong>
              <Text $size="sm" $tone="muted">
                {description}
              </Text>
            </div>
          </li>
        ))}
      </Findings>
      <Text $size="xs" $tone="muted">
        Computed from 64 × 64 pixels of the icon
      </Text>
    </Stack>
  );
}
