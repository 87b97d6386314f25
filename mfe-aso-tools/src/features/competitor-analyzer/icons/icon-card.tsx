import type { CompetitorIcon } from "@listwise/contracts/tools";
import { AppIcon, Badge, Button, Row, Text } from "@listwise/shared-ui";
import { ColorList } from "../../../shared/icons/color-list";
import { ScoreBadge } from "../../../shared/icons/icon-report";
import { CardRoot } from "../competitors.styles";

interface IconCardProps {
  icon: CompetitorIcon;
  selected: boolean;
  onSelect: () => void;
}

export function IconCard({ icon, selected, onSelect }: IconCardProps) {
  const { appName, iconUrl, colors, rating, score, analysis, reason, mine } = icon;
  return (
    <CardRoot aria-label={appName}>
      <Row $nowrap $align="start">
        <AppIcon name={appName} src={iconUrl} size={64} />
        <div style={{ minWidth: 0 }}>
          <h3>{appName}</h3>
          <Text $size="sm" $tone="muted">
            {rating === null ? "Not rated yet" : `Rated ${rating.toFixed(1)}`}
          </Text>
        </div>
      </Row>
      <Row $gap={2}>
        {mine && <Badge tone="accent">Yours</Badge>}
        {score === null ? <Badge>No rating score</Badge> : <ScoreBadge name="Rating score" score={score} />}
        {analysis && <ScoreBadge name="Icon score" score={analysis.score} />}
      </Row>
      {analysis ? <ColorList colors={colors} of={appName} /> : <Text $size="sm">{reason}</Text>}
      {analysis && (
        <Button
          size="sm"
          aria-pressed={selected}
          aria-label={`Explain the icon of ${appName}`}
          onClick={onSelect}
        >
          Explain
        </Button>
      )}
    </CardRoot>
  );
}
