import { Button } from "@listwise/shared-ui";
import { useState } from "react";
import { Region } from "./limit-warnings.styles";
import { useLimitWarnings } from "./use-limit-warnings";
import { WarningCard } from "./warning-card";

const HIDE_AFTER_MS = 8_000;

/**
 * Renders warnings about nearly or fully reached limits at the top right of the page. Their timers pause while they have the pointer or
 * focus.
 */
export function LimitWarnings() {
  const { warnings, dismiss } = useLimitWarnings();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  if (warnings.length === 0) {
    if (hovered) setHovered(false);
    if (focused) setFocused(false);
    return null;
  }
  return (
    <Region
      aria-label="Limit warnings"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {warnings.length > 1 && (
        <Button size="sm" onClick={() => dismiss(warnings.map(({ feature }) => feature.key))}>
          Dismiss all
        </Button>
      )}
      {warnings.map((warning) => (
        <WarningCard
          key={warning.feature.key}
          warning={warning}
          paused={hovered || focused}
          hideAfterMs={HIDE_AFTER_MS}
          onGone={() => dismiss([warning.feature.key])}
        />
      ))}
    </Region>
  );
}
