import { Badge, Row } from "@listwise/shared-ui";
import { useThemeStore } from "./theme.store";

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

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
