import styled from "styled-components";

interface ScoreFigureProps {
  label: string;
  score: number | null;
}

const getScoreTone = (score: number | null) => {
  if (score === null) return "neutral";
  if (score >= 80) return "success";
  return score >= 60 ? "warning" : "danger";
};

const Root = styled.div<{ $tone: string }>`
  display: grid;
  flex: none;
  place-content: center;
  width: 6.5rem;
  height: 6.5rem;
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

export function ScoreFigure({ label, score }: ScoreFigureProps) {
  return (
    <Root $tone={getScoreTone(score)} role="group" aria-label={label}>
      <strong>{score ?? "–"}</strong>
      <span>{label}</span>
    </Root>
  );
}
