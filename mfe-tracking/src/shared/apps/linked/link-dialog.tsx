import type { AppSummary } from "@listwise/contracts/apps";
import { bus } from "@listwise/shared-auth";
import { Dialog, ErrorState, Loading, Notice, SearchField, Stack } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { getErrorMessage } from "../../get-error-message";
import { RowSkeletons } from "../row-skeletons";
import { appLinkQuery, getOtherStore } from "./app-links.api";
import { LinkCandidates } from "./link-candidates";
import { StoreCandidates } from "./store-candidates";
import { useLinkApp } from "./use-link-app";

interface LinkDialogProps {
  app: Pick<AppSummary, "id" | "name" | "platform" | "country">;
  onClose: () => void;
}

/**
 * Links an app with an app of the other store: tracked ones first, likely ones before others, then those of the store that
 * aren't tracked yet.
 */
export function LinkDialog({ app, onClose }: LinkDialogProps) {
  const store = getOtherStore(app.platform);
  const [search, setSearch] = useState("");
  const { data, error, isFetching, refetch } = useQuery(appLinkQuery(app.id));
  const { link } = useLinkApp(app);
  const wanted = search.trim().toLowerCase();
  const found = data?.candidates.filter(({ app: { name, developer } }) =>
    `${name}\n${developer ?? ""}`.toLowerCase().includes(wanted),
  );
  const choice = {
    linking: link.isPending ? (link.variables?.appId ?? null) : null,
    onLink: ({ id: appId }: Pick<AppSummary, "id">) => link.mutate({ appId }, { onSuccess: onClose }),
  };
  function trackAndLink({ id: appId, storeId, name, country }: AppSummary) {
    const onSuccess = () => {
      bus.emit("app:followed", { appId, storeId, name });
      onClose();
    };
    link.mutate({ appId, track: true, country }, { onSuccess });
  }
  return (
    <Dialog
      open
      size="md"
      onOpenChange={(open) => !open && onClose()}
      title={`Link ${app.name} with ${store}`}
      description="Choose the app of the same product. Both keep their own keywords and ranks."
    >
      <Stack $gap={4}>
        {link.error && (
          <Notice tone="danger" title="The apps weren't linked">
            {getErrorMessage(link.error)}
          </Notice>
        )}
        {data && !data.linked && (
          <SearchField
            label={`Search ${store}`}
            placeholder="Name or developer"
            value={search}
            onChange={setSearch}
          />
        )}
        {error && !data && (
          <ErrorState
            title="Couldn't load your apps"
            problem={error}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        )}
        {!data && !error && (
          <Loading label="Loading your apps">
            <RowSkeletons count={3} />
          </Loading>
        )}
        {data?.linked && <Notice tone="info">This app is linked to {data.linked.name}.</Notice>}
        {found && (
          <>
            <LinkCandidates
              {...choice}
              title="Suggestions"
              candidates={found.filter(({ matches }) => matches.length > 0)}
            />
            <LinkCandidates
              {...choice}
              title="Other apps you track"
              candidates={found.filter(({ matches }) => matches.length === 0)}
            />
          </>
        )}
        {data && !data.linked && (
          <StoreCandidates app={app} search={search} linking={choice.linking} onLink={trackAndLink} />
        )}
      </Stack>
    </Dialog>
  );
}
