import { Card } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { QueryBoundary } from "../query-boundary";
import { AuthenticatorCard } from "./authenticator-card";
import type { NewCodes } from "./factor-card";
import { factorsQuery } from "./factors.api";
import { PasskeysCard } from "./passkeys-card";
import { RecoveryCodesCard } from "./recovery-codes-card";
import { RecoveryCodesDialog } from "./recovery-codes-dialog";

/**
 * Renders the cards for passkeys, authenticator app and recovery codes. New recovery codes are shown once,
 * whichever card created them.
 */
export function SecondFactorCards() {
  const query = useQuery(factorsQuery);
  const [made, setMade] = useState<NewCodes | null>(null);
  if (!query.data) {
    return (
      <Card title="Two-factor authentication">
        <QueryBoundary query={query} what="your second factors">
          {() => null}
        </QueryBoundary>
      </Card>
    );
  }
  return (
    <>
      <PasskeysCard factors={query.data} onCodes={setMade} />
      <AuthenticatorCard factors={query.data} onCodes={setMade} />
      <RecoveryCodesCard factors={query.data} onCodes={setMade} />
      <RecoveryCodesDialog made={made} onClose={() => setMade(null)} />
    </>
  );
}
