import { Button, LockIcon, Text } from "@listwise/shared-ui";
import { GateCard, GatePage } from "./gate.styles";

export function LicenseDisabled() {
  return (
    <GatePage>
      <GateCard role="alert">
        <LockIcon size={28} aria-hidden="true" />
        <h1>Application disabled</h1>
        <Text $tone="muted">License check failed.</Text>
        <Button
          onClick={() => {
            window.location.reload();
          }}
        >
          Retry
        </Button>
      </GateCard>
    </GatePage>
  );
}
