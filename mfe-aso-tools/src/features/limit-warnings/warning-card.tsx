import { formatAmount, getUpgradePath } from "@listwise/contracts/limits";
import {
  Button,
  formatDate,
  formatNumber,
  LinkButton,
  ProgressBar,
  Row,
  TriangleAlertIcon,
} from "@listwise/shared-ui";
import { CardRoot, Head } from "./limit-warnings.styles";
import { useAutoHide } from "./use-auto-hide";
import { getTitle, type LimitWarning } from "./warnings";

interface WarningCardProps {
  warning: LimitWarning;
  paused: boolean;
  /** Milliseconds until the card hides: 5,000 by default, 8,000 for the site's warnings. */
  hideAfterMs?: number;
  onGone: () => void;
}

const tones = { medium: "warning", high: "warning", critical: "danger" } as const;

export function WarningCard({ warning, paused, hideAfterMs = 5_000, onGone }: WarningCardProps) {
  const { feature, usage, level } = warning;
  const { leaving, leave } = useAutoHide(hideAfterMs, paused, onGone);
  const amount = `${formatNumber(usage.current)} of ${formatAmount(usage.limit, feature.unit ?? "units")}`;
  return (
    <CardRoot role="alert" aria-atomic="true" data-level={level} $level={level} $leaving={leaving}>
      <Head>
        <TriangleAlertIcon size={16} aria-hidden="true" />
        <strong>{getTitle(usage)}</strong>
      </Head>
      <p>
        {feature.featureName}: {amount} used.
      </p>
      <ProgressBar
        label={feature.featureName}
        value={Math.min(100, usage.percentage)}
        text={`${usage.percentage}%`}
        tone={tones[level]}
      />
      {usage.resetDate && <p>Resets on {formatDate(usage.resetDate)}</p>}
      <Row $gap={2}>
        <LinkButton to={getUpgradePath(feature.key)} variant="primary" size="sm" onClick={leave}>
          Upgrade
        </LinkButton>
        <Button size="sm" onClick={leave} aria-label={`Dismiss the warning about ${feature.featureName}`}>
          Dismiss
        </Button>
      </Row>
    </CardRoot>
  );
}
