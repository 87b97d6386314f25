import { capitalize } from "@listwise/aso-core/text";
import { Badge, Row } from "@listwise/shared-ui";
import { useThemeStore } from "./theme.store";

/** Renders the resulting theme as badges. */
export function ThemeSummary() {
  const { config, resolved, reducedMotion } = useThemeStore();
  const appearance = config.theme === "auto" ? `Auto (${resolved})` : capitalize(resolved);
  return (
    <Row role="status" aria-label="Current theme" $gap={2}>
      <Badge>{appearance}</Badge>
      <Badge tone="accent">{capitalize(config.accentColor)}</Badge>
      <Badge>{reducedMotion ? "Reduced motion" : "Animations on"}</Badge>
      <Badge>{config.highContrast ? "High contrast" : "Standard contrast"}</Badge>
    </Row>
  );
}
