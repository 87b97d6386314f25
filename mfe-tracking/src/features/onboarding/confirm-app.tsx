import { STORES } from "@listwise/aso-core/stores";
import type { AppSummary } from "@listwise/contracts/apps";
import { bus, setWorkspace } from "@listwise/shared-auth";
import { Button, getCountryName, Link, Notice, ProvenanceNote, Text } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import styled from "styled-components";
import { AppIdentity } from "../../shared/apps/app-identity";
import { appKeys } from "../../shared/apps/apps.api";
import { RatingText } from "../../shared/apps/rating-text";
import { getErrorMessage } from "../../shared/get-error-message";
import { isPlanRefusal } from "../../shared/use-limit-toast";
import { LimitNotice } from "./limit-notice";
import { claimApp } from "./onboarding.api";
import { StepPanel } from "./step-panel";

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-3) var(--lw-space-6);
  padding: var(--lw-space-4);
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-md);
`;

/** Makes the app the user's own and the current one. */
function useClaimApp(app: AppSummary, country: string, onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => claimApp({ id: app.id, country }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: appKeys.followed });
      const { id: appId, storeId, name } = app;
      bus.emit("app:followed", { appId, storeId, name });
      bus.emit("app:relation-changed", { appId, storeId, name, relation: "own" });
      setWorkspace({ appId, country });
      onDone();
    },
  });
}

export interface ConfirmAppProps {
  app: AppSummary;
  country: string;
  onDone: () => void;
  onReject: () => void;
}

/** Asks if an app is the user's own. */
export function ConfirmApp({ app, country, onDone, onReject }: ConfirmAppProps) {
  const { mutate, error, isPending } = useClaimApp(app, country, onDone);
  return (
    <StepPanel
      title="Is this your app?"
      description="Listwise tracks it as your own and shows it on your dashboard."
      focused
      actions={
        <>
          <Button variant="ghost" onClick={onReject} disabled={isPending}>
            No, search again
          </Button>
          <Button variant="primary" busy={isPending} onClick={() => mutate()}>
            Yes, this is my app
          </Button>
        </>
      }
    >
      <Facts>
        <AppIdentity app={app} country={country} iconSize={56} />
        <div>
          <RatingText app={app} />
          <Text $size="sm" $tone="muted">
            {STORES[app.platform].name}, {getCountryName(country)}
          </Text>
        </div>
      </Facts>
      <ProvenanceNote source={app.provenance.source} fetchedAt={app.provenance.fetchedAt} />
      {error &&
        (isPlanRefusal(error) ? (
          <LimitNotice feature="max_tracked_apps" title="Your plan can't track another app">
            {error.message} <Link to="/tracked-apps">Open Tracked Apps</Link> to untrack one, then confirm
            again.
          </LimitNotice>
        ) : (
          <Notice tone="danger" title="Couldn't add the app">
            {getErrorMessage(error)}
          </Notice>
        ))}
    </StepPanel>
  );
}
