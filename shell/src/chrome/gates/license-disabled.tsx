import { call, signOut, useSession } from "@listwise/shared-auth";
import { Button, LockIcon, Notice, Text } from "@listwise/shared-ui";
import { useState } from "react";
import { GateCard, GatePage } from "./gate.styles";
import { openSignIn } from "./license";

const reload = () => {
  window.location.reload();
};

async function turnSiteOn(): Promise<void> {
  const { adminEndpoints } = await import("@listwise/contracts/admin");
  await call(adminEndpoints.setLicense, { body: { killSwitch: false } });
}

async function signInAsAdministrator(): Promise<void> {
  await signOut();
  openSignIn();
}

/** Renders the screen of a disabled site. Superadmins, who may have turned it off, can turn it on again; others can change accounts. */
export function LicenseDisabled() {
  const role = useSession((session) => session.user?.role ?? null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const turnOn = () => {
    setBusy(true);
    turnSiteOn().then(reload, (error: unknown) => {
      setProblem(error instanceof Error ? error.message : "Try again.");
      setBusy(false);
    });
  };
  return (
    <GatePage>
      <GateCard role="alert">
        <LockIcon size={28} aria-hidden="true" />
        <h1>Application disabled</h1>
        <Text $tone="muted">License check failed.</Text>
        <Button onClick={reload}>Retry</Button>
        {role === "superadmin" && (
          <Button variant="primary" busy={busy} onClick={turnOn}>
            Turn the site on
          </Button>
        )}
        {role !== "superadmin" && (
          <Button variant="ghost" size="sm" onClick={() => void signInAsAdministrator()}>
            Administrator sign-in
          </Button>
        )}
        {problem !== null && <Notice tone="danger" title={problem} />}
      </GateCard>
    </GatePage>
  );
}
