import type { ReportPart } from "@listwise/aso-core/optimizer";
import { ProgressBar, Text } from "@listwise/shared-ui";
import { PlainList } from "../../shared/tool-page/tool.styles";

const getShareTone = (share: number) => (share >= 0.8 ? "success" : share >= 0.5 ? "warning" : "danger");

/** Renders the parts of a score. */
export function ScoreParts({ parts }: { parts: readonly ReportPart[] }) {
  return (
    <PlainList aria-label="Score breakdown">
      {parts.map(({ key, label, points, max, detail }) => (
        <li key={key}>
          {points === null ? (
            <Text>
              {label}:{" "}
              <Text as="span" $tone="muted">
                not counted
              </Text>
            </Text>
          ) : (
            <ProgressBar
              label={label}
              value={points}
              max={max}
              text={`${points} of ${max}`}
              tone={getShareTone(points / max)}
            />
          )}
          <Text $size="sm" $tone="muted">
            {detail}
          </Text>
        </li>
      ))}
    </PlainList>
  );
}
