import type { App } from "@listwise/contracts/apps";
import { BASE_POINTS, computeAsoScore, type AsoScorePart } from "@listwise/aso-core/scores";
import {
  CheckIcon,
  CircleHelpIcon,
  FigureLink,
  MinusIcon,
  Notice,
  ProvenanceNote,
  Row,
  Stack,
  Text,
  VisuallyHidden,
} from "@listwise/shared-ui";
import styled from "styled-components";
import { getScoreColor, type ScoreColor } from "./aso-score";
import { AuditList } from "./audit-list";
import { auditListing } from "./audit-listing";

const tones: Record<ScoreColor, string> = { green: "success", yellow: "warning", red: "danger" };

const Figure = styled.div<{ $tone: string }>`
  display: grid;
  flex: none;
  place-content: center;
  width: 6rem;
  height: 6rem;
  border: 3px solid var(--lw-${({ $tone }) => $tone}-text);
  border-radius: 50%;
  background: var(--lw-${({ $tone }) => $tone}-soft);
  color: var(--lw-${({ $tone }) => $tone}-text);
  text-align: center;
  strong {
    font-size: var(--lw-font-3xl);
    line-height: 1;
  }
  span {
    font-size: var(--lw-font-xs);
  }
`;

const Parts = styled.ul.attrs({ role: "list" })`
  display: grid;
  gap: var(--lw-space-1);
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: var(--lw-space-2);
  }
`;

function ScorePart({ label, points, earned }: AsoScorePart) {
  if (earned === null) {
    return (
      <li>
        <CircleHelpIcon size={15} aria-hidden="true" />
        <span>{label}</span>
        <Text as="span" $size="sm" $tone="muted">
          Unknown
        </Text>
      </li>
    );
  }
  const Icon = earned ? CheckIcon : MinusIcon;
  return (
    <li>
      <Icon size={15} aria-hidden="true" />
      <span>
        <VisuallyHidden>{earned ? "Reached: " : "Not reached: "}</VisuallyHidden>
        {label}
      </span>
      <Text as="span" $size="sm" $tone={earned ? "success" : "muted"}>
        {earned ? `+${points}` : `+0 of ${points}`}
      </Text>
    </li>
  );
}

/** Renders the ASO score with its parts, and an audit of the listing. */
export function AsoScoreTab({ app }: { app: App }) {
  const { score, points, knownPoints, totalPoints, parts } = computeAsoScore(app);
  const color = getScoreColor(score);
  return (
    <Stack $gap={6}>
      <Row $gap={6} as="section" aria-label="ASO score">
        <Figure $tone={tones[color]} data-color={color}>
          <strong>{score}</strong>
          <span>of {totalPoints}</span>
        </Figure>
        <Stack $gap={2}>
          <Text $size="sm" $tone="muted">
            Every listing starts with {BASE_POINTS} points, and the checks below add the others.{" "}
            <FigureLink figure="asoScore" label="ASO score" />
          </Text>
          {knownPoints < totalPoints && (
            <Text $size="sm" $tone="muted">
              {knownPoints} of {totalPoints} points known. The known checks add {points - BASE_POINTS} of{" "}
              {knownPoints - BASE_POINTS}: {BASE_POINTS} + {totalPoints - BASE_POINTS} ×{" "}
              {points - BASE_POINTS}/{knownPoints - BASE_POINTS} makes {score}.
            </Text>
          )}
          <Parts>
            {parts.map((part) => (
              <ScorePart key={part.label} {...part} />
            ))}
          </Parts>
        </Stack>
      </Row>
      <Notice title="Video preview">
        Add a short clip of your app in use. It helps people decide to install.
      </Notice>
      <Stack as="section" $gap={2} aria-labelledby="audit-heading">
        <h4 id="audit-heading">Improvements</h4>
        <AuditList items={auditListing(app)} />
      </Stack>
      <ProvenanceNote source={app.provenance.source} fetchedAt={app.provenance.fetchedAt} />
    </Stack>
  );
}
