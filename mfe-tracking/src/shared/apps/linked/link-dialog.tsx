import type { AppLinkState, AppSummary } from "@listwise/contracts/apps";
import {
  AppIcon,
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  LinkButton,
  Loading,
  Notice,
  SearchField,
  Stack,
  Text,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import styled from "styled-components";
import { getErrorMessage } from "../../get-error-message";
import { AppList, AppRow, RowEnd, RowMain } from "../app-list.styles";
import { RowSkeletons } from "../row-skeletons";
import { appLinkQuery, getOtherStore } from "./app-links.api";
import { useLinkApp } from "./use-link-app";

/** Number of apps per list; a search finds the others. Chosen by us. */
const MAX_SHOWN = 30;
const MATCH_TEXTS = { name: "same name", developer: "same developer" } as const;

const Frame = styled.div`
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-md);
`;

const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

type Candidate = AppLinkState["candidates"][number];

interface CandidatesProps {
  title: string;
  candidates: readonly Candidate[];
  /** Id of the app that is being linked. */
  linking: number | null;
  onLink: (appId: number) => void;
}

function Candidates({ title, candidates, linking, onLink }: CandidatesProps) {
  if (candidates.length === 0) return null;
  return (
    <Stack $gap={2}>
      <h3>{title}</h3>
      <Frame>
        <AppList aria-label={title}>
          {candidates.slice(0, MAX_SHOWN).map(({ app, matches }) => (
            <AppRow key={app.id}>
              <RowMain>
                <AppIcon name={app.name} src={app.icon} size={36} />
                <Words>
                  <strong>{app.name}</strong>
                  <Text $size="sm" $tone="muted">
                    {[app.developer, ...matches.map((match) => MATCH_TEXTS[match])]
                      .filter(Boolean)
                      .join(" · ")}
                  </Text>
                </Words>
              </RowMain>
              <RowEnd>
                <Button
                  size="sm"
                  aria-label={`Link ${app.name}`}
                  busy={linking === app.id}
                  disabled={linking !== null && linking !== app.id}
                  onClick={() => onLink(app.id)}
                >
                  Link
                </Button>
              </RowEnd>
            </AppRow>
          ))}
        </AppList>
      </Frame>
      {candidates.length > MAX_SHOWN && (
        <Text $size="sm" $tone="muted">
          Search to find more apps.
        </Text>
      )}
    </Stack>
  );
}

interface LinkDialogProps {
  app: Pick<AppSummary, "id" | "name" | "platform">;
  onClose: () => void;
}

/** Links an app with one of the tracked apps of the other store: likely ones first, the others by search. */
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
    linking: link.isPending ? (link.variables ?? null) : null,
    onLink: (appId: number) => link.mutate(appId, { onSuccess: onClose }),
  };
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
        {data && data.candidates.length > 0 && (
          <SearchField
            label={`Search your apps in ${store}`}
            placeholder="Search by name or developer"
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
        {data?.candidates.length === 0 && (
          <EmptyState
            title="No app to link"
            message={
              data.linked
                ? `This app is linked to ${data.linked.name}.`
                : `Track the same product's app in ${store} first. If this is your own app, make that one your own, too.`
            }
            action={
              <LinkButton to="/tracked-apps" onClick={onClose}>
                Add app
              </LinkButton>
            }
          />
        )}
        {found?.length === 0 && wanted !== "" && <EmptyState title={`No app matches “${search.trim()}”`} />}
        {found && (
          <>
            <Candidates
              {...choice}
              title="Suggestions"
              candidates={found.filter(({ matches }) => matches.length > 0)}
            />
            <Candidates
              {...choice}
              title="Other apps"
              candidates={found.filter(({ matches }) => matches.length === 0)}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}
