import { Badge } from "@listwise/shared-ui";

const tones = { green: "success", yellow: "warning", red: "danger" } as const;

export function getSuggestionColor(score: number): keyof typeof tones {
  if (score >= 80) return "green";
  return score >= 60 ? "yellow" : "red";
}

/** Renders a suggestion's score, or "Unknown". */
export function ScoreBadge({ score }: { score: number | null }) {
  if (score === null) return <Badge>Unknown</Badge>;
  return <Badge tone={tones[getSuggestionColor(score)]}>{score}</Badge>;
}
